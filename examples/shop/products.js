'use strict';

/** The products of the shop. Prices are in cents. */
const products = [
  { id: 'harbour-desk-lamp', name: 'Harbour desk lamp', category: 'lighting', picture: 'desklamp', price: 6900, was: 8900, colours: ['Brass', 'Black', 'Sage'], rating: 4.6, reviews: 128, text: 'A heavy foot, a slender arm and a shade that turns all the way round. Dimmable, with a cable of two metres.' },
  { id: 'lantern-table-lamp', name: 'Lantern table lamp', category: 'lighting', picture: 'tablelamp', price: 5400, colours: ['Cream', 'Rust'], rating: 4.2, reviews: 61, text: 'Soft light through pleated linen, on a foot of turned oak.' },
  { id: 'pier-floor-lamp', name: 'Pier floor lamp', category: 'lighting', picture: 'floorlamp', price: 14900, colours: ['Black', 'Brass'], rating: 4.8, reviews: 40, text: 'Stands behind the sofa and shines where you read.' },
  { id: 'dusk-pendant', name: 'Dusk pendant lamp', category: 'lighting', picture: 'pendant', price: 9900, colours: ['Sage', 'Cream', 'Black'], rating: 4.4, reviews: 73, text: 'Spun aluminium, white inside, for over the dining table.' },
  { id: 'candle-trio', name: 'Candle trio', category: 'lighting', picture: 'candle', price: 1850, colours: ['Cream'], rating: 4.1, reviews: 212, text: 'Three candles of rapeseed wax that burn for thirty hours each.' },
  { id: 'tide-mug', name: 'Tide mug', category: 'kitchen', picture: 'mug', price: 1600, colours: ['Sage', 'Rust', 'Cream'], rating: 4.7, reviews: 354, text: 'Thrown by hand, so that no two are quite alike. Holds a third of a litre.' },
  { id: 'tide-bowl', name: 'Tide bowl', category: 'kitchen', picture: 'bowl', price: 2200, colours: ['Sage', 'Cream'], rating: 4.5, reviews: 97, text: 'For soup, salad or too much porridge.' },
  { id: 'stoneware-plate', name: 'Stoneware plate', category: 'kitchen', picture: 'plate', price: 1900, colours: ['Cream', 'Black'], rating: 4.3, reviews: 88, text: 'Twenty-six centimetres, glazed on the inside only.' },
  { id: 'market-jug', name: 'Market jug', category: 'kitchen', picture: 'jug', price: 3400, colours: ['Rust', 'Cream'], rating: 4.4, reviews: 45, text: 'Pours without a drip; looks well with tulips, too.' },
  { id: 'oak-board', name: 'Oak chopping board', category: 'kitchen', picture: 'board', price: 4200, colours: ['Oak'], rating: 4.9, reviews: 167, text: 'End-grain oak that closes again behind the knife.' },
  { id: 'kettle-no-4', name: 'Kettle No. 4', category: 'kitchen', picture: 'kettle', price: 7900, colours: ['Black', 'Sage'], rating: 3.9, reviews: 52, text: 'Enamelled steel, for every kind of stove, and it really whistles.', soldOut: true },
  { id: 'linen-napkins', name: 'Linen napkins, set of four', category: 'kitchen', picture: 'napkin', price: 2800, colours: ['Sage', 'Rust', 'Cream'], rating: 4.6, reviews: 76, text: 'Washed linen that needs no iron.' },
  { id: 'north-blanket', name: 'North wool blanket', category: 'textiles', picture: 'blanket', price: 11900, was: 13900, colours: ['Rust', 'Sage'], rating: 4.8, reviews: 143, text: 'Lambswool, woven in a mill that has done nothing else since 1871.' },
  { id: 'linen-cushion', name: 'Linen cushion', category: 'textiles', picture: 'cushion', price: 3900, colours: ['Cream', 'Rust', 'Sage'], rating: 4.3, reviews: 91, text: 'With a filling of feathers and a zip that does not show.' },
  { id: 'waffle-towel', name: 'Waffle towel', category: 'textiles', picture: 'towel', price: 2600, colours: ['Cream', 'Sage'], rating: 4.5, reviews: 180, text: 'Dries you, and then itself, in no time.' },
  { id: 'flat-woven-rug', name: 'Flat-woven rug', category: 'textiles', picture: 'rug', price: 18900, colours: ['Rust', 'Black'], rating: 4.6, reviews: 34, text: 'Two metres by one forty, reversible.' },
  { id: 'wool-curtain', name: 'Wool curtain', category: 'textiles', picture: 'curtain', price: 15900, colours: ['Sage', 'Cream'], rating: 4.0, reviews: 19, text: 'Keeps the draught out and the warmth in.' },
  { id: 'reading-chair', name: 'Reading chair', category: 'furniture', picture: 'chair', price: 42900, colours: ['Oak', 'Black'], rating: 4.7, reviews: 58, text: 'Low, wide and hard to leave.' },
  { id: 'bench-long', name: 'Long bench', category: 'furniture', picture: 'bench', price: 28900, colours: ['Oak'], rating: 4.4, reviews: 22, text: 'Seats three at the table, or all the shoes in the hall.' },
  { id: 'side-table', name: 'Side table', category: 'furniture', picture: 'table', price: 16900, colours: ['Oak', 'Black'], rating: 4.5, reviews: 47, text: 'As high as the arm of a sofa, with room for a lamp, a book and a cup.' },
  { id: 'peg-shelf', name: 'Peg shelf', category: 'furniture', picture: 'shelf', price: 8900, colours: ['Oak', 'Sage'], rating: 4.2, reviews: 66, text: 'Five pegs below, a board above.' },
  { id: 'station-clock', name: 'Station clock', category: 'furniture', picture: 'clock', price: 7400, colours: ['Black', 'Cream'], rating: 4.6, reviews: 105, text: 'Silent, and right: it sets itself by radio.' },
  { id: 'fern-pot', name: 'Fern in a pot', category: 'garden', picture: 'plant', price: 3200, colours: ['Rust', 'Cream'], rating: 4.3, reviews: 84, text: 'A Boston fern that forgives a missed watering.' },
  { id: 'watering-can', name: 'Watering can', category: 'garden', picture: 'can', price: 4600, colours: ['Sage', 'Black'], rating: 4.8, reviews: 119, text: 'Six litres, balanced so that the full can does not tip.' },
];

const categories = { lighting: 'Lighting', kitchen: 'Kitchen', textiles: 'Textiles', furniture: 'Furniture', garden: 'Garden' };

const paints = { Brass: '#b8923f', Black: '#2f2f33', Sage: '#8ea38a', Cream: '#e9dfc8', Rust: '#b4583a', Oak: '#c19a6b' };

const money = (cents) => `€${(cents / 100).toFixed(2)}`;
