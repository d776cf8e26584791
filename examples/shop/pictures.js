'use strict';

/** Line drawings in boxes of 120 by 120 units. `C` stands for the colour of the product. */
const drawings = {
  desklamp: '<path d="M38 104h40v-6H38z" fill="C"/><path d="M58 98 44 62l26-24" fill="none" stroke="C" stroke-width="4"/><path d="m62 28 20 20 14-26-8-8z" fill="C"/>',
  tablelamp: '<path d="M40 20h40l14 40H26z" fill="C"/><path d="M56 60h8v30h-8zM44 92h32v8H44z" fill="#8a6a45"/>',
  floorlamp: '<path d="M44 14h32l8 26H36z" fill="C"/><path d="M58 40h4v62h-4zM42 102h36v5H42z" fill="C"/>',
  pendant: '<path d="M59 8h2v34h-2z" fill="#555"/><path d="M60 40c24 0 38 18 40 42H20c2-24 16-42 40-42z" fill="C"/><circle cx="60" cy="86" r="8" fill="#ffe9a8"/>',
  candle: '<path d="M24 60h20v44H24zM50 44h20v60H50zM76 70h20v34H76z" fill="C" stroke="#cbbf9f"/><path d="M34 48v10M60 32v10M86 58v10" stroke="#d98e2b" stroke-width="4"/>',
  mug: '<path d="M30 36h48v56a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z" fill="C"/><path d="M78 48h8a14 14 0 0 1 0 30h-8" fill="none" stroke="C" stroke-width="6"/>',
  bowl: '<path d="M18 50h84c0 30-18 46-42 46S18 80 18 50z" fill="C"/><path d="M46 96h28v6H46z" fill="C"/>',
  plate: '<circle cx="60" cy="60" r="46" fill="C"/><circle cx="60" cy="60" r="30" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>',
  jug: '<path d="M38 22h36l8 12-6 8 8 50a8 8 0 0 1-8 10H40a8 8 0 0 1-8-10l8-50z" fill="C"/><path d="M80 46c18 0 18 34 2 36" fill="none" stroke="C" stroke-width="6"/>',
  board: '<rect x="26" y="18" width="68" height="88" rx="8" fill="C"/><circle cx="60" cy="30" r="5" fill="#fff"/><path d="M40 46v50M54 46v50M68 46v50M82 46v50" stroke="#a07c50"/>',
  kettle: '<path d="M28 96c-8-40 14-52 32-52s40 12 32 52z" fill="C"/><path d="M88 62l18-8-10 24z" fill="C"/><path d="M38 48c0-32 44-32 44 0" fill="none" stroke="#8a6a45" stroke-width="5"/>',
  napkin: '<path d="M24 34l52-12 24 60-56 16z" fill="C"/><path d="M24 34l30 20-10 44" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>',
  blanket: '<rect x="22" y="30" width="76" height="64" rx="6" fill="C"/><path d="M22 46h76M22 62h76M22 78h76" stroke="#fff" stroke-opacity=".6" stroke-width="3"/><path d="M26 94v8M38 94v8M50 94v8M62 94v8M74 94v8M86 94v8" stroke="C" stroke-width="3"/>',
  cushion: '<path d="M24 30c24 8 48 8 72 0-8 22-8 40 0 62-24-8-48-8-72 0 8-22 8-40 0-62z" fill="C"/>',
  towel: '<rect x="34" y="18" width="52" height="86" rx="4" fill="C"/><path d="M34 84h52M34 90h52" stroke="#fff" stroke-opacity=".8" stroke-width="2"/>',
  rug: '<path d="M14 44h92v40H14z" fill="C"/><path d="m24 64 12-12 12 12-12 12zm24 0 12-12 12 12-12 12zm24 0 12-12 12 12-12 12z" fill="#fff" fill-opacity=".6"/>',
  curtain: '<path d="M20 18h80v4H20z" fill="#8a6a45"/><path d="M26 22h30c0 30-4 60-14 82H26zM94 22H64c0 30 4 60 14 82h16z" fill="C"/>',
  chair: '<path d="M36 20h40l4 44H34z" fill="C"/><path d="M30 64h56v10H30z" fill="C"/><path d="M34 74l-4 32M82 74l4 32" stroke="#8a6a45" stroke-width="5"/>',
  bench: '<path d="M12 54h96v10H12z" fill="C"/><path d="M22 64v32M98 64v32" stroke="C" stroke-width="6"/>',
  table: '<ellipse cx="60" cy="46" rx="42" ry="10" fill="C"/><path d="M60 54v44M42 104l18-12 18 12" fill="none" stroke="C" stroke-width="5"/>',
  shelf: '<path d="M14 44h92v8H14z" fill="C"/><path d="M26 52v16M43 52v16M60 52v16M77 52v16M94 52v16" stroke="#8a6a45" stroke-width="5"/>',
  clock: '<circle cx="60" cy="60" r="44" fill="#fff" stroke="C" stroke-width="8"/><path d="M60 60V32M60 60l20 10" stroke="C" stroke-width="5"/>',
  plant: '<path d="M40 74h40l-6 32H46z" fill="C"/><path d="M60 74C40 60 30 44 34 24c16 8 24 24 26 50zm0 0c20-14 30-30 26-50-16 8-24 24-26 50zm0 0c-4-24 0-44 0-60 8 14 10 36 0 60z" fill="#5f8a5b"/>',
  can: '<path d="M36 46h44v54H36z" fill="C"/><path d="M80 66l26-20" stroke="C" stroke-width="6"/><path d="M36 56c-26-2-22 36 0 34" fill="none" stroke="C" stroke-width="5"/>',
};

/** Returns the picture of a product as an SVG element. */
function drawProduct(product, colour = product.colours[0]) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 120 120');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', `${product.name}, ${colour.toLowerCase()}`);
  svg.innerHTML = drawings[product.picture].replaceAll('"C"', `"${paints[colour]}"`);
  return svg;
}
