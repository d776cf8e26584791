// Known reasons why a role, name or description differs from Chromium's. The first that applies is the kind of the
// difference.

const kinds = [
  {
    kind: 'name: a figure is named by its figcaption',
    fits: ({ question, tag }) => question === 'name' && tag === 'figure',
    why: 'HTML-AAM: the first figcaption child names the figure. Chromium only relates the two.',
  },
  {
    kind: 'name: terms have none',
    fits: ({ question, want, got }) => question === 'name' && got.role === 'term' && want.name !== '',
    why: 'WAI-ARIA 1.3 prohibits naming a term; Chromium still names it by its content.',
  },
  {
    kind: 'name: prohibited by the role',
    fits: ({ question, got, want, facts }) =>
      question === 'name' && got.name === '' && want.name !== '' && (facts.label !== null || facts.title !== null),
    why: 'The role (generic, paragraph, …) cannot be named, as WAI-ARIA has it; Chromium exposes what the author wrote all the same.',
  },
  {
    kind: 'description: the title of what cannot be named',
    fits: ({ question, got, want, facts }) =>
      question === 'description' && facts.title !== null && want.description === '' && got.name === '',
    why: 'Chromium takes the title of a focusable generic element for its name; here it stays its description.',
  },
  {
    kind: 'name: cells of a layout table',
    fits: ({ question, tag, node }) => question === 'name' && /^t[dh]$/.test(tag) && node.internal,
    why: 'A layout table’s cell is generic and has no name; Chromium keeps the name of the cell that it is not.',
  },
  {
    kind: 'role: img with a blank alt',
    fits: ({ question, tag, got }) => question === 'role' && tag === 'img' && got.role === '',
    why: 'HTML-AAM: an alt of white space is an empty one, the image is presentational. Chromium takes it for a text.',
  },
  {
    kind: 'role: a without href',
    fits: ({ question, tag, got, want }) =>
      question === 'role' && tag === 'a' && got.role === '' && want.role === 'link',
    why: 'HTML-AAM: not a link but generic. Chromium makes it one where it has a click listener.',
  },
  {
    kind: 'name: a without href',
    fits: ({ question, tag, got, want, node }) =>
      question === 'name' &&
      tag === 'a' &&
      got.name === '' &&
      want.name !== '' &&
      node.role === 'link' &&
      got.role === '',
    why: 'As its role: what is generic has no name.',
  },
  {
    kind: 'description: a title that repeats the text',
    fits: ({ question, want, got, facts }) =>
      question === 'description' &&
      got.description === '' &&
      facts.title !== null &&
      /^\s|\s$|\s\s/.test(facts.title) &&
      want.description !== '',
    why: 'It is the text of the element but for white space, and left out; Chromium compares before it folds white space.',
  },
  {
    kind: 'role: li without a list',
    fits: ({ question, tag, got, want }) =>
      question === 'role' && tag === 'li' && got.role === '' && want.role === 'listitem',
    why: 'HTML-AAM: a list item outside of a list is generic.',
  },
  {
    kind: 'name: a button whose value is empty',
    fits: ({ question, tag, facts }) => question === 'name' && tag === 'input' && /value=""/.test(facts.html),
    why: 'HTML-AAM: then the title names it. Chromium takes the empty value for the name.',
  },
  {
    kind: 'name: tooltips within',
    fits: ({ question, want, got }) =>
      question === 'name' && got.name.length > want.name.length && got.name.includes(want.name),
    why: 'accname: an element in the content that has nothing but a title gives it, and white space between inline boxes is kept as it is written.',
  },
  {
    kind: 'name: white space between boxes',
    fits: ({ question, want, got }) =>
      question === 'name' && want.name.replace(/ /g, '') === got.name.replace(/ /g, ''),
    why: 'Same words: Chromium leaves out a space beside a box that is taken out of the flow.',
  },
  {
    kind: 'name: CSS counters',
    fits: ({ question, want, got }) =>
      question === 'name' && /\d/.test(got.name) && got.name.replace(/\d+/g, '') === want.name,
    why: 'Chromium drops the number of a counter.',
  },
];

export function explain(difference) {
  const known = kinds.find(({ fits }) => fits(difference));
  if (known) return known;
  const { question, tag, node, facts } = difference;
  return {
    kind: `${question} of ${tag}, ${node.internal ? 'internal ' : ''}${node.role} in Chromium, ${facts.role} here`,
    why: null,
  };
}
