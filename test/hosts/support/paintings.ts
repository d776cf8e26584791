/**
 * Ways in which a page paints or hides text: `[name, HTML]`, in which `{}` stands for a word. Screenshots show whether
 * the word is visible.
 */
const picture = (colour: string): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='80'%3E%3Crect width='300' height='80' fill='${colour}'/%3E%3C/svg%3E`;
const FADE_OUT = 'linear-gradient(transparent,transparent)';
const masked = (image: string): string => `-webkit-mask-image:${image};mask-image:${image}`;
const framed = (style: string, inner = '', root = ''): string =>
  `<iframe style="border:0;${style}" srcdoc="<html style='${root}'><p style='font:16px monospace;${inner}'>{}</p>"></iframe>`;
const over = (style: string): string =>
  `<div style="position:relative;height:60px;background:#fff"><p style="margin:0">{}</p><div style="position:absolute;inset:0;${style}"></div></div>`;
const clippedToText = '-webkit-background-clip:text;background-clip:text;color:transparent';

export const PAINTINGS: Readonly<Record<string, readonly (readonly [name: string, html: string])[]>> = {
  opacity: [
    ['plain', '<p>{}</p>'],
    ['opacity 0', '<p style="opacity:0">{}</p>'],
    ['opacity 0.05', '<p style="opacity:.05">{}</p>'],
    ['opacity product 0.25*0.25', '<div style="opacity:.25"><p style="opacity:.25">{}</p></div>'],
    [
      'opacity product of three 0.4',
      '<div style="opacity:.4"><div style="opacity:.4"><p style="opacity:.4">{}</p></div></div>',
    ],
    ['opacity 0.5', '<p style="opacity:.5">{}</p>'],
    ['opacity 0.6*0.6', '<div style="opacity:.6"><p style="opacity:.6">{}</p></div>'],
  ],
  filters: [
    ['filter opacity(0)', '<p style="filter:opacity(0)">{}</p>'],
    ['filter opacity(3%)', '<p style="filter:opacity(3%)">{}</p>'],
    ['filter opacity on parent', '<div style="filter:opacity(0)"><p>{}</p></div>'],
    ['filter blur(30px)', '<p style="filter:blur(30px)">{}</p>'],
    ['filter blur(0.5px)', '<p style="filter:blur(.5px)">{}</p>'],
    [
      'filter brightness(0) on black',
      '<div style="background:#000;color:#fff"><p style="filter:brightness(0)">{}</p></div>',
    ],
    ['filter brightness(100)', '<p style="color:#222;filter:brightness(100)">{}</p>'],
    ['filter brightness(100) of black', '<p style="color:#000;filter:brightness(100)">{}</p>'],
    ['filter brightness and contrast', '<p style="color:#888;filter:brightness(90%) contrast(9)">{}</p>'],
    ['filter contrast(0)', '<div style="filter:contrast(0)"><p style="background:#fff">{}</p></div>'],
    ['filter contrast(0) without background', '<p style="filter:contrast(0)">{}</p>'],
    ['filter invert', '<div style="background:#fff;color:#000;filter:invert(1)"><p>{}</p></div>'],
    ['white text inverted over white', '<p style="color:#fff;filter:invert(1)">{}</p>'],
    ['filter drop-shadow', '<p style="filter:drop-shadow(1px 1px 1px #888)">{}</p>'],
  ],
  transforms: [
    ['backface hidden', '<p style="transform:rotateY(180deg);backface-visibility:hidden">{}</p>'],
    ['backface visible', '<p style="transform:rotateY(180deg)">{}</p>'],
    [
      'backface of a card',
      '<div style="transform-style:preserve-3d;transform:rotateY(180deg)"><p style="backface-visibility:hidden;transform:rotateY(0deg)">{}</p></div>',
    ],
    ['rotateX(90deg)', '<p style="transform:rotateX(90deg)">{}</p>'],
    ['rotateY(90deg)', '<p style="transform:rotateY(90deg)">{}</p>'],
    ['scale(0)', '<p style="transform:scale(0)">{}</p>'],
    ['scale(0.02)', '<p style="transform:scale(.02)">{}</p>'],
    ['scale(0.05)', '<p style="transform:scale(.05)">{}</p>'],
    ['scale property 0.02', '<p style="scale:.02">{}</p>'],
    ['scaleX(0)', '<p style="transform:scaleX(0)">{}</p>'],
    ['scale on parent', '<div style="transform:scale(.03)"><p>{}</p></div>'],
    ['translate away', '<p style="transform:translateX(-5000px)">{}</p>'],
    ['rotate 180', '<p style="transform:rotate(180deg)">{}</p>'],
    ['zoom 0.02', '<p style="zoom:.02">{}</p>'],
  ],
  size: [
    ['font-size 0', '<p style="font-size:0">{}</p>'],
    ['font-size 1px', '<p style="font-size:1px">{}</p>'],
    ['font-size 1.5px', '<p style="font-size:1.5px">{}</p>'],
    ['font-size 8px', '<p style="font-size:8px">{}</p>'],
    [
      'font-size 1px scaled up',
      '<p style="font-size:1px;line-height:1;margin:0;width:18px;transform:scale(16);transform-origin:0 0">{}</p>',
    ],
    ['font-size 1px zoomed', '<div style="zoom:16"><p style="font-size:1px;line-height:1;margin:0">{}</p></div>'],
    [
      'font-size 0.5px scaled 32',
      '<p style="font-size:.5px;line-height:1;transform:scale(32);transform-origin:0 0;width:10px">{}</p>',
    ],
  ],
  'clipping and masks': [
    ['overflow hidden, height 0', '<div style="height:0;overflow:hidden"><p style="margin:0">{}</p></div>'],
    ['overflow clip, height 0', '<div style="height:0;overflow:clip"><p style="margin:0">{}</p></div>'],
    ['overflow hidden, pushed out', '<div style="height:20px;overflow:hidden"><p style="margin:60px 0 0">{}</p></div>'],
    ['overflow clip, pushed out', '<div style="height:20px;overflow:clip"><p style="margin:60px 0 0">{}</p></div>'],
    ['contain paint, pushed out', '<div style="height:20px;contain:paint"><p style="margin:60px 0 0">{}</p></div>'],
    ['contain strict', '<div style="height:0;contain:strict"><p style="margin:0">{}</p></div>'],
    ['text-indent away', '<p style="text-indent:-9999px;overflow:hidden">{}</p>'],
    ['text-indent 400', '<p style="text-indent:400px;overflow:hidden;white-space:nowrap;width:200px">{}</p>'],
    ['clip-path inset(50%)', '<p style="clip-path:inset(50%)">{}</p>'],
    ['clip-path inset(0 0 100% 0)', '<p style="clip-path:inset(0 0 100% 0)">{}</p>'],
    ['clip-path circle(0)', '<p style="clip-path:circle(0)">{}</p>'],
    ['clip-path polygon to a line', '<p style="clip-path:polygon(0 0,0 0,0 100%)">{}</p>'],
    ['clip-path polygon elsewhere', '<p style="clip-path:polygon(80% 0,100% 0,100% 20%)">{}</p>'],
    ['clip-path polygon of whole', '<p style="clip-path:polygon(0 0,100% 0,100% 100%,0 100%)">{}</p>'],
    ['clip-path path elsewhere', '<p style="clip-path:path(\'M250 0h10v5h-10z\')">{}</p>'],
    ['clip-path path empty', '<p style="clip-path:path(\'M0 0\')">{}</p>'],
    ['clip-path path of whole', '<p style="clip-path:path(\'M0 0h300v80h-300z\')">{}</p>'],
    ['clip-path shape empty', '<p style="clip-path:polygon(0 0)">{}</p>'],
    [
      'clip-path url empty',
      '<svg width="0" height="0" style="position:absolute"><clipPath id="c{}"></clipPath></svg><p style="clip-path:url(#c{})">{}</p>',
    ],
    [
      'clip-path url of an empty shape',
      '<svg width="0" height="0" style="position:absolute"><clipPath id="e{}"><rect width="0" height="9"/></clipPath></svg><p style="clip-path:url(#e{})">{}</p>',
    ],
    [
      'clip-path url of a shape',
      '<svg width="0" height="0" style="position:absolute"><clipPath id="s{}"><rect width="300" height="80"/></clipPath></svg><p style="clip-path:url(#s{})">{}</p>',
    ],
    ['clip-path shape() to a point', '<p style="clip-path:shape(from 0 0, line to 0 0)">{}</p>'],
    [
      'clip-path shape() of whole',
      '<p style="clip-path:shape(from 0 0, line to 100% 0, line to 100% 100%, line to 0 100%)">{}</p>',
    ],
    ['clip-path inset with text right', '<p style="clip-path:inset(0 0 0 200px)">{}</p>'],
    ['clip rect', '<p style="position:absolute;clip:rect(0,0,0,0)">{}</p>'],
    ['mask transparent', `<p style="${masked(FADE_OUT)}">{}</p>`],
    ['mask on parent', `<div style="${masked(FADE_OUT)}"><p>{}</p></div>`],
    [
      'mask opaque',
      '<p style="-webkit-mask-image:linear-gradient(#000,#000);mask-image:linear-gradient(#000,#000)">{}</p>',
    ],
    ['mask transparent up to 80%', `<p style="${masked('linear-gradient(90deg,transparent 80%,#000)')}">{}</p>`],
    ['mask fading out from 80%', `<p style="${masked('linear-gradient(90deg,#000 80%,transparent 95%)')}">{}</p>`],
    [
      'mask fading out',
      '<p style="-webkit-mask-image:linear-gradient(90deg,#000 60%,transparent);mask-image:linear-gradient(90deg,#000 60%,transparent)">{}</p>',
    ],
  ],
  colours: [
    ['same colour', '<p style="color:#fff;background:#fff">{}</p>'],
    ['near colour', '<p style="color:#fdfdfd;background:#fff">{}</p>'],
    ['near colour 2', '<p style="color:#f8f8f8">{}</p>'],
    ['transparent', '<p style="color:transparent">{}</p>'],
    ['rgba alpha 0.03', '<p style="color:rgb(0 0 0 / 3%)">{}</p>'],
    ['oklch same', '<p style="color:oklch(100% 0 0)">{}</p>'],
    ['lab same', '<p style="color:lab(100% 0 0)">{}</p>'],
    ['lch same', '<p style="color:lch(100% 0 0)">{}</p>'],
    ['oklab same', '<p style="color:oklab(1 0 0)">{}</p>'],
    ['color() same', '<p style="color:color(srgb 1 1 1)">{}</p>'],
    ['color(display-p3) same', '<p style="color:color(display-p3 1 1 1)">{}</p>'],
    ['color-mix same', '<p style="color:color-mix(in oklab,white 99%,black)">{}</p>'],
    ['oklch transparent', '<p style="color:oklch(0% 0 0 / 0)">{}</p>'],
    ['oklch dark', '<p style="color:oklch(30% .1 20)">{}</p>'],
    ['oklch on oklch', '<div style="background:oklch(40% .1 250)"><p style="color:oklch(40% .1 250)">{}</p></div>'],
    ['hsl same', '<p style="color:hsl(0 0% 100%)">{}</p>'],
    ['gradient of the colour', '<p style="color:#fff;background:linear-gradient(#fff,#fff)">{}</p>'],
    ['gradient near the colour', '<p style="color:#333;background:linear-gradient(#333,#343434)">{}</p>'],
    ['gradient far from colour', '<p style="color:#fff;background:linear-gradient(#333,#555)">{}</p>'],
    ['white on image', `<p style="color:#fff;background:url(&quot;${picture('%23336699')}&quot;)">{}</p>`],
    [
      'white on image of parent',
      `<div style="background:url(&quot;${picture('%23336699')}&quot;)"><p style="color:#fff">{}</p></div>`,
    ],
    ['text-fill transparent', '<p style="-webkit-text-fill-color:transparent">{}</p>'],
    ['text-fill white', '<p style="-webkit-text-fill-color:#fff">{}</p>'],
    ['text shadow on transparent', '<p style="color:transparent;text-shadow:0 0 2px #000">{}</p>'],
    ['text shadow transparent', '<p style="color:transparent;text-shadow:0 0 2px transparent">{}</p>'],
    ['text shadow white', '<p style="color:#fff;text-shadow:1px 1px #fff">{}</p>'],
    ['text shadow of white', '<p style="color:#fff;text-shadow:1px 1px 1px #000">{}</p>'],
    ['stroke on transparent', '<p style="color:transparent;-webkit-text-stroke:1px #000">{}</p>'],
    ['stroke transparent', '<p style="color:transparent;-webkit-text-stroke:1px transparent">{}</p>'],
    ['stroke white', '<p style="color:#fff;-webkit-text-stroke:1px #fff">{}</p>'],
    ['background-clip text', `<p style="background:linear-gradient(90deg,red,blue);${clippedToText}">{}</p>`],
    [
      'text in letters of a gradient',
      `<p style="background:linear-gradient(90deg,red,blue);${clippedToText}">Go <em>{}</em></p>`,
    ],
    [
      'gradient text in a block',
      `<div style="background:linear-gradient(90deg,red,blue);${clippedToText}"><p>{}</p></div>`,
    ],
    [
      'gradient text in a positioned inline element',
      `<p style="background:linear-gradient(90deg,red,blue);${clippedToText}">Go <b style="position:relative">{}</b></p>`,
    ],
    [
      'gradient text in a positioned block',
      `<p style="background:linear-gradient(90deg,red,blue);${clippedToText}">Go <b style="position:absolute;left:40px;top:0">{}</b></p>`,
    ],
    [
      'gradient text in an inline block',
      `<p style="background:linear-gradient(90deg,red,blue);${clippedToText}">Go <b style="display:inline-block">{}</b></p>`,
    ],
    [
      'gradient text in a transformed box',
      `<p style="background:linear-gradient(90deg,red,blue);${clippedToText}">Go <b style="display:inline-block;transform:translateX(10px)">{}</b></p>`,
    ],
    [
      'gradient text in a translucent element',
      `<p style="background:linear-gradient(90deg,red,blue);${clippedToText}">Go <b style="opacity:.9">{}</b></p>`,
    ],
    [
      'gradient text on a white inline element',
      `<p style="background:linear-gradient(90deg,red,blue);${clippedToText}">Go <b style="background:#fff">{}</b></p>`,
    ],
    [
      'gradient text of a background of no size',
      `<p style="background:linear-gradient(red,blue) 0 0/0 0 no-repeat;${clippedToText}">{}</p>`,
    ],
    [
      'gradient text of a background moved away',
      `<p style="background:linear-gradient(red,blue) 999px 0 no-repeat;${clippedToText}">{}</p>`,
    ],
    [
      'gradient text of a wide background',
      `<p style="background:linear-gradient(90deg,red,blue) 50% 0/200% auto;${clippedToText}">{}</p>`,
    ],
    [
      'gradient text on the same colour',
      '<p style="background:linear-gradient(#000,#000),linear-gradient(#000,#000);color:transparent;-webkit-background-clip:text,border-box;background-clip:text,border-box">{}</p>',
    ],
    [
      'gradient text on another colour',
      '<p style="background:linear-gradient(#fff,#fff),linear-gradient(#000,#000);color:transparent;-webkit-background-clip:text,border-box;background-clip:text,border-box">{}</p>',
    ],
    [
      '::before of gradient text',
      `<style>.gb::before{content:'{}'}</style><p class="gb" style="background:linear-gradient(90deg,red,blue);${clippedToText}"></p>`,
    ],
    ['background-clip text, white', `<p style="background:#fff;${clippedToText}">{}</p>`],
    ['background-clip text, none', `<p style="${clippedToText}">{}</p>`],
    ['blend screen', '<p style="mix-blend-mode:screen">{}</p>'],
    ['blend lighten', '<p style="mix-blend-mode:lighten">{}</p>'],
    ['blend multiply white', '<p style="color:#fff;mix-blend-mode:multiply">{}</p>'],
    ['blend multiply', '<p style="mix-blend-mode:multiply">{}</p>'],
    ['blend difference white', '<p style="color:#fff;mix-blend-mode:difference">{}</p>'],
    ['currentcolor', '<div style="color:#fff"><p style="color:currentcolor">{}</p></div>'],
    ['first-line transparent', '<style>.fl::first-line{color:transparent}</style><p class="fl">{}</p>'],
    ['first-line white', '<style>.fw::first-line{color:#fff}</style><p class="fw">{}</p>'],
    ['first-line black', '<style>.fb::first-line{color:#000}</style><p class="fb" style="color:#fff">{}</p>'],
    ['second line', '<style>.f2::first-line{color:transparent}</style><p class="f2" style="margin:0">a<br>{}</p>'],
  ],
  'what lies over it': [
    [
      'behind a box',
      '<div style="position:relative"><p>{}</p><div style="position:absolute;inset:0;background:#fff"></div></div>',
    ],
    [
      'behind an image',
      `<div style="position:relative"><p>{}</p><img src="${picture('%23336699')}" style="position:absolute;inset:0;width:300px;height:80px"></div>`,
    ],
    [
      'behind a transparent box',
      '<div style="position:relative"><p>{}</p><div style="position:absolute;inset:0"></div></div>',
    ],
    [
      'behind by z-index',
      '<div style="position:relative;z-index:0"><div style="background:#fff;height:60px"><p style="position:relative;z-index:-1">{}</p></div></div>',
    ],
    [
      'z-index -1 without a background',
      '<div style="position:relative;z-index:0"><div style="height:60px"><p style="position:relative;z-index:-1">{}</p></div></div>',
    ],
    [
      'in a box behind by z-index',
      '<div style="position:relative;z-index:0"><div style="background:#fff;height:60px"><div style="position:absolute;z-index:-1"><p>{}</p></div></div></div>',
    ],
    [
      'behind a pulled-up block',
      '<div style="height:60px;position:relative"><p style="margin:0;height:40px">{}</p></div><div style="position:relative;margin-top:-60px;height:60px;background:#eee"></div>',
    ],
    [
      'behind, pointer-events none',
      '<div style="position:relative"><p>{}</p><div style="position:absolute;inset:0;background:#fff;pointer-events:none"></div></div>',
    ],
    [
      'before what lets the pointer through',
      '<div style="position:relative"><div style="position:absolute;inset:0;background:#fff;pointer-events:none"></div><p style="position:relative">{}</p></div>',
    ],
    [
      'behind the first of two layers',
      '<div style="position:relative"><p style="position:relative;margin:0">{}</p><div style="position:absolute;inset:0;background:#fff;pointer-events:none"></div></div>',
    ],
  ],
  frames: [
    ['frame', framed('width:200px;height:60px')],
    ['frame of a pixel', framed('width:1px;height:1px')],
    ['frame of 2 pixels high', framed('width:200px;height:2px')],
    ['frame cut off', `<div style="overflow:hidden;height:10px">${framed('height:60px')}</div>`],
    ['frame cut off at its end', `<div style="overflow:hidden;height:40px">${framed('height:60px')}</div>`],
    ['frame clipped by a path', framed('height:60px;clip-path:inset(40px 0 0 0)')],
    ['frame in a clipping path', `<div style="clip-path:inset(40px 0 0 0)">${framed('height:60px')}</div>`],
    [
      'frame behind',
      `<div style="position:relative">${framed('height:60px')}<i style="position:absolute;inset:0;background:#fff"></i></div>`,
    ],
    [
      'frame beside a box',
      `<div style="position:relative">${framed('height:60px')}<i style="position:absolute;inset:45px 0 0;background:#fff"></i></div>`,
    ],
    [
      'frame under brightness(100)',
      `<div style="background:#fff;filter:brightness(100)">${framed('height:60px', 'color:#444')}</div>`,
    ],
    ['white frame under invert', framed('height:60px;filter:invert(1)', 'color:#fff')],
    ['frame under grayscale', framed('height:60px;filter:grayscale(1)')],
    [
      'frame blended away',
      `<div style="background:#fff;isolation:isolate">${framed('height:60px;mix-blend-mode:lighten', 'color:#444')}</div>`,
    ],
    ['frame of a faded root', framed('height:60px', '', 'opacity:0')],
    ['frame with opacity 0', framed('width:200px;height:60px;opacity:0')],
  ],
  drawings: [
    ['svg text', '<svg width="300" height="60"><text x="10" y="30">{}</text></svg>'],
    ['svg text fill none', '<svg width="300" height="60"><text x="10" y="30" fill="none">{}</text></svg>'],
    ['svg text fill white', '<svg width="300" height="60"><text x="10" y="30" fill="#fff">{}</text></svg>'],
    [
      'svg text fill none with stroke',
      '<svg width="300" height="60"><text x="10" y="30" fill="none" stroke="#000">{}</text></svg>',
    ],
    ['svg text fill-opacity 0', '<svg width="300" height="60"><text x="10" y="30" fill-opacity="0">{}</text></svg>'],
    [
      'svg text white on rect',
      '<svg width="300" height="60"><rect width="300" height="60" fill="#258"/><text x="10" y="30" fill="#fff">{}</text></svg>',
    ],
    [
      'svg text same as rect',
      '<svg width="300" height="60"><rect width="300" height="60" fill="#258"/><text x="10" y="30" fill="#258">{}</text></svg>',
    ],
    [
      'svg text unlike rect',
      '<svg width="300" height="60"><rect width="300" height="60" fill="#258"/><text x="10" y="30" fill="#fff">{}</text></svg>',
    ],
    [
      'svg text same as rect under another',
      '<svg width="300" height="60"><rect width="300" height="60" fill="#258"/><circle cx="40" cy="30" r="60" fill="#fff"/><text x="10" y="30" fill="#258">{}</text></svg>',
    ],
    [
      'svg text same as rect after it',
      '<svg width="300" height="60"><text x="10" y="30" fill="#258">{}</text><rect y="40" width="300" height="20" fill="#258"/></svg>',
    ],
    [
      'svg text beside rect of its colour',
      '<svg width="300" height="60"><rect x="200" width="90" height="60" fill="#258"/><text x="10" y="30" fill="#258">{}</text></svg>',
    ],
    [
      'svg text in small viewBox',
      '<svg width="300" height="60" viewBox="0 0 15 3"><text x="0" y="2" font-size="1">{}</text></svg>',
    ],
    [
      'svg text outside viewBox',
      '<svg width="300" height="60" viewBox="0 0 300 60"><text x="900" y="30">{}</text></svg>',
    ],
    ['svg defs text', '<svg width="300" height="60"><defs><text x="10" y="30">{}</text></defs></svg>'],
    [
      'svg use of symbol',
      '<svg width="300" height="60"><symbol id="s{}"><text x="10" y="30">{}</text></symbol><use href="#s{}"/></svg>',
    ],
    [
      'svg use of defs',
      '<svg width="300" height="60"><defs><text id="t{}" x="10" y="30">{}</text></defs><use href="#t{}"/></svg>',
    ],
    [
      'svg use of white text',
      '<svg width="300" height="60"><defs><text id="w{}" x="10" y="30" fill="#fff">{}</text></defs><use href="#w{}"/></svg>',
    ],
    [
      'svg use without fill',
      '<svg width="300" height="60"><defs><text id="n{}" x="10" y="30">{}</text></defs><use href="#n{}" fill="none"/></svg>',
    ],
    [
      'svg use of hidden text',
      '<svg width="300" height="60"><defs><text id="h{}" x="10" y="30" display="none">{}</text></defs><use href="#h{}"/></svg>',
    ],
    [
      'hidden part of a copied drawing',
      '<svg width="0" height="0" style="position:absolute"><defs><g id="uhiddenpart{}"><text y="20">ok <tspan style="display:none">{}</tspan></text></g></defs></svg><svg width="200" height="50"><use href="#uhiddenpart{}"/></svg>',
    ],
    [
      'white part of a copied drawing',
      '<svg width="0" height="0" style="position:absolute"><defs><g id="uwhitepart{}"><text y="20">ok <tspan fill="#fff">{}</tspan></text></g></defs></svg><svg width="200" height="50"><use href="#uwhitepart{}"/></svg>',
    ],
    [
      'hidden group of a copied drawing',
      '<svg width="0" height="0" style="position:absolute"><defs><g id="uhiddengroup{}"><text y="20">ok</text><g style="display:none"><text y="20">{}</text></g></g></defs></svg><svg width="200" height="50"><use href="#uhiddengroup{}"/></svg>',
    ],
    [
      'faded group of a copied drawing',
      '<svg width="0" height="0" style="position:absolute"><defs><g id="ufadedgroup{}"><text y="20">ok</text><g opacity="0"><text y="20">{}</text></g></g></defs></svg><svg width="200" height="50"><use href="#ufadedgroup{}"/></svg>',
    ],
    [
      'title of a copied drawing',
      '<svg width="0" height="0" style="position:absolute"><defs><g id="utitle{}"><text y="20">ok<title>{}</title></text></g></defs></svg><svg width="200" height="50"><use href="#utitle{}"/></svg>',
    ],
    [
      'text far away of a copied drawing',
      '<svg width="0" height="0" style="position:absolute"><defs><g id="utextfaraway{}"><text y="20">ok</text><text x="5000" y="20">{}</text></g></defs></svg><svg width="200" height="50"><use href="#utextfaraway{}"/></svg>',
    ],
    [
      'tiny text of a copied drawing',
      '<svg width="0" height="0" style="position:absolute"><defs><g id="utinytext{}"><text y="20">ok</text><text y="20" font-size=".1">{}</text></g></defs></svg><svg width="200" height="50"><use href="#utinytext{}"/></svg>',
    ],
    [
      'part of a copied drawing',
      '<svg width="0" height="0" style="position:absolute"><defs><g id="upart{}"><text y="20">ok <tspan fill="red">{}</tspan></text></g></defs></svg><svg width="200" height="50"><use href="#upart{}"/></svg>',
    ],
    [
      'words outside of the text of a copied drawing',
      '<svg width="300" height="60"><defs><g id="uo{}"><text y="20">ok</text>{}</g></defs><use href="#uo{}"/></svg>',
    ],
    [
      'copy far away of a copied drawing',
      '<svg width="0" height="0" style="position:absolute"><defs><g id="ucopyfaraway{}"><text y="20">{}</text></g></defs></svg><svg width="200" height="50"><use href="#ucopyfaraway{}" x="5000"/></svg>',
    ],
    ['svg title', '<svg width="300" height="60"><title>{}</title><rect width="20" height="20"/></svg>'],
  ],
  layout: [
    [
      'line-clamp',
      '<div style="display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden;width:200px">one<br>two<br>{}</div>',
    ],
    [
      'line-clamp, first line',
      '<div style="display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden;width:200px">{}<br>two</div>',
    ],
    ['collapsed row', '<table><tr style="visibility:collapse"><td>{}<tr><td>other</table>'],
    ['collapsed column', '<table><colgroup><col><col style="visibility:collapse"></colgroup><tr><td>a<td>{}</table>'],
    [
      'beside a collapsed column',
      '<table><colgroup><col style="visibility:collapse"><col></colgroup><tr><td>a<td>{}</table>',
    ],
    [
      'cell without a width',
      '<table style="table-layout:fixed;width:0"><tr><td style="width:0;padding:0;white-space:nowrap">{}</table>',
    ],
    ['max-height 0', '<div style="max-height:0;overflow:hidden">{}</div>'],
    ['width 0 nowrap', '<div style="width:0;overflow:hidden;white-space:nowrap">{}</div>'],
    ['visibility hidden', '<p style="visibility:hidden">{}</p>'],
    ['content-visibility hidden', '<div style="content-visibility:hidden"><p>{}</p></div>'],
    ['display none', '<p style="display:none">{}</p>'],
    ['hidden attribute', '<p hidden>{}</p>'],
    ['closed details', '<details><summary>sum</summary><p>{}</p></details>'],
    ['closed dialog', '<dialog>{}</dialog>'],
    ['template', '<template>{}</template>'],
    ['noscript', '<noscript>{}</noscript>'],
    ['position far left', '<p style="position:absolute;left:-9999px">{}</p>'],
    ['position fixed away', '<p style="position:fixed;top:-500px">{}</p>'],
    ['margin away', '<p style="margin-left:-2000px">{}</p>'],
    ['letter-spacing collapse', '<p style="letter-spacing:-9.6px;width:100px">{}</p>'],
    ['line-height 0 in clip', '<div style="overflow:hidden;height:1px">{}</div>'],
  ],
  'what is painted after all': [
    ['hidden shown by a rule', '<style>.hs[hidden]{display:block}</style><p class="hs" hidden>{}</p>'],
    ['template-like style shown', '<style style="display:block;font:16px monospace">{}</style>'],
    ['script shown', '<script type="text/plain" style="display:block">{}</scr' + 'ipt>'],
    ['title shown', '<title style="display:block">{}</title>'],
    ['optgroup label', '<select size="3"><optgroup label="{}"><option>o</optgroup></select>'],
    ['option in list box', '<select size="3"><option>{}<option>o</select>'],
    [
      'list marker counter',
      '<style>.lm{counter-reset:x;list-style:none}.lm li::before{content:"{}"}</style><ul class="lm"><li>item</ul>',
    ],
    [
      '::marker content',
      '<style>.mk li::marker{content:"{} "}</style><ul class="mk" style="margin-left:100px"><li>item</ul>',
    ],
    ['attr()', '<style>.at::after{content:attr(data-w)}</style><p class="at" data-w="{}">x</p>'],
    ['::before text', '<style>.bt{}.bt::before{content:"{}"}</style><p class="bt">x</p>'],
    ['::before text transparent', '<style>.bh::before{content:"{}";color:transparent}</style><p class="bh">x</p>'],
    [
      'white text on a border',
      '<p style="color:#fff;border-top:40px solid #258;height:0;margin:0"><span style="position:relative;top:-30px">{}</span></p>',
    ],
    ['white text on inset shadow', '<p style="color:#fff;box-shadow:inset 0 0 0 40px #258;padding:10px">{}</p>'],
    [
      'white text on outline',
      '<div style="padding:30px"><p style="outline:30px solid #258;width:10px;height:1px;margin:0;color:#fff"><span style="position:relative;top:-24px;white-space:nowrap">{}</span></p></div>',
    ],
    [
      'white text on a shadow',
      '<div style="width:1px;height:1px;box-shadow:100px 20px 0 40px #258"></div><p style="color:#fff;margin:0;padding-left:75px">{}</p>',
    ],
    [
      'white text on a pseudo box',
      '<style>.pb{position:relative;color:#fff}.pb::before{content:"";position:absolute;inset:0;background:#258;z-index:-1}</style><div style="position:relative;z-index:0"><p class="pb">{}</p></div>',
    ],
    [
      'white text on a sibling',
      '<div style="position:relative"><div style="position:absolute;inset:0;height:60px;background:#258"></div><p style="position:relative;color:#fff">{}</p></div>',
    ],
    [
      'white text on canvas',
      '<div style="position:relative"><canvas width="300" height="60" style="position:absolute;left:0;top:0;background:#258"></canvas><p style="position:relative;color:#fff">{}</p></div>',
    ],
    ['dark box', '<div style="background:#000;color:#fff"><p>{}</p></div>'],
    ['object fallback', '<object data="nothing:" type="x/y">{}</object>'],
    ['video fallback', '<video width="20" height="20">{}</video>'],
    ['canvas fallback', '<canvas width="20" height="20">{}</canvas>'],
    [
      'column-reverse scroller',
      '<div style="display:flex;flex-direction:column-reverse;height:40px;overflow:auto"><div>{}</div><div style="height:200px;flex:none"></div></div>',
    ],
    ['placeholder', '<input placeholder="{}">'],
    ['placeholder white', '<style>.pw::placeholder{color:#fff}</style><input class="pw" placeholder="{}">'],
    ['placeholder', '<input placeholder="{}">'],
    ['placeholder grey', '<style>.pg::placeholder{color:#999}</style><input class="pg" placeholder="{}">'],
    [
      'placeholder white on a picture beside it',
      '<style>.pp::placeholder{color:#fff}</style><div style="position:relative;height:60px"><div style="position:absolute;inset:0;background:linear-gradient(#000,#258)"></div><input class="pp" style="position:relative;background:none" placeholder="{}"></div>',
    ],
    ['placeholder faded', '<style>.pf::placeholder{opacity:0}</style><input class="pf" placeholder="{}">'],
    [
      'placeholder transparent',
      '<style>.pt::placeholder{color:transparent}</style><input class="pt" placeholder="{}">',
    ],
    ['button value', '<input type="button" value="{}">'],
    ['button white on white', '<button style="color:#fff;background:#fff;border:0">{}</button>'],
    ['button text faded', '<button style="opacity:.03">{}</button>'],
    ['link white', '<a href="#x" style="color:#fff">{}</a>'],
    ['button partly white', '<button style="background:#fff;border:0">Pay<i style="color:#fff"> {}</i></button>'],
    [
      'button partly black',
      '<button style="background:#fff;border:0;color:#fff">Pay<i style="color:#000"> {}</i></button>',
    ],
    ['legend', '<fieldset><legend>{}</legend></fieldset>'],
    ['::before text white', '<style>.bw::before{content:"{}";color:#fff}</style><p class="bw">x</p>'],
    ['shadow dom text', '<x-box data-word="{}"></x-box>'],
    ['ruby', '<ruby>base<rt>{}</rt></ruby>'],
    ['rp', '<ruby>base<rp>{}</rp><rt>x</rt></ruby>'],
    ['wbr and nbsp', '<p>&nbsp;{}&nbsp;</p>'],
    [
      'details shown by a rule',
      '<style>.ds::details-content{content-visibility:visible;display:block}</style><details class="ds"><summary>s</summary><p>{}</p></details>',
    ],
  ],
  'hard to see': [
    ['#ddd on white', '<p style="color:#ddd">{}</p>'],
    ['#aaa on white', '<p style="color:#aaa">{}</p>'],
    ['dark on dark', '<p style="background:#111;color:#333">{}</p>'],
    ['opacity 0.15', '<p style="opacity:.15">{}</p>'],
    ['grey at half opacity', '<p style="color:#ccc;opacity:.5">{}</p>'],
    ['filter blur(3px)', '<p style="filter:blur(3px)">{}</p>'],
    ['font-size 4px', '<p style="font-size:4px">{}{}{}{}</p>'],
    ['white on translucent white', '<div style="background:rgba(255,255,255,.5)"><p style="color:#fff">{}</p></div>'],
    ['white on translucent black', '<div style="background:rgba(0,0,0,.5)"><p style="color:#fff">{}</p></div>'],
    [
      'white on nested translucent boxes',
      '<div style="background:#258"><div style="background:rgba(255,255,255,.9)"><p style="background:rgba(255,255,255,.9);color:#fff">{}</p></div></div>',
    ],
    [
      'white on a veil over an image',
      `<p style="background:linear-gradient(rgba(0,0,0,.6),rgba(0,0,0,.6)),url(&quot;${picture('white')}&quot;);color:#fff">{}</p>`,
    ],
    [
      'white on a veil of its own box',
      `<div style="position:relative;background:url(&quot;${picture('white')}&quot;)"><i style="position:absolute;inset:0;background:rgba(0,0,0,.6)"></i><p style="position:relative;color:#fff">{}</p></div>`,
    ],
    [
      'white on white to black',
      '<p style="background:linear-gradient(90deg,#fff,#000);color:#fff;text-align:right">{}</p>',
    ],
    [
      'underline of the colour of the text',
      '<p><a style="color:#00c;background:linear-gradient(currentColor,currentColor) 0 100%/0 1px no-repeat">{}</a></p>',
    ],
    [
      'mask of an empty picture',
      `<p style="${masked("url(&quot;data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E&quot;)")}">{}</p>`,
    ],
    ['white under grayscale', '<p style="color:#fff;filter:grayscale(1)">{}</p>'],
    [
      'hue turned on its colour',
      '<div style="background:#f00"><p style="color:#0ff;filter:hue-rotate(180deg)">{}</p></div>',
    ],
  ],
  'covers in the flow': [
    [
      'behind an item of the same grid cell',
      '<div style="display:grid"><p style="grid-area:1/1;margin:0">{}</p><div style="grid-area:1/1;background:#fff;height:60px"></div></div>',
    ],
    [
      'behind a table',
      '<div style="height:60px"><p style="margin:0">{}</p><table style="position:relative;margin-top:-30px;background:#fff;width:100%;height:60px"><tr><td>cell</table></div>',
    ],
    [
      'behind a table with a margin',
      '<div style="height:60px"><p style="margin:0">{}</p><table style="position:absolute;top:0;background:#fff;width:100%;height:60px"><tr><td></table></div>',
    ],
    [
      'behind a frame',
      '<div style="position:relative"><p style="margin:0">{}</p><iframe style="position:absolute;inset:0;border:0;background:#fff" srcdoc=""></iframe></div>',
    ],
    [
      'behind its own ::after',
      '<style>.oa{position:relative}.oa::after{content:"";position:absolute;inset:0;background:#fff}</style><p class="oa">{}</p>',
    ],
    [
      'behind ::before of the next',
      '<style>.nb{position:relative}.nb::before{content:"";position:absolute;inset:-60px 0 0;height:70px;background:#eee}</style><p>{}</p><p class="nb">x</p>',
    ],
    [
      'behind a border',
      '<div style="position:relative"><p>{}</p><div style="position:absolute;inset:0;border-top:60px solid #fff;height:0"></div></div>',
    ],
    [
      'behind an outline',
      '<div style="position:relative"><p>{}</p><div style="position:absolute;left:100px;top:20px;outline:110px solid #fff;width:1px;height:1px"></div></div>',
    ],
    [
      'behind a shadow',
      '<div style="position:relative"><p>{}</p><div style="position:absolute;left:100px;top:20px;box-shadow:0 0 0 110px #fff;width:1px;height:1px"></div></div>',
    ],
    [
      'behind a box of 0.97',
      '<div style="position:relative"><p>{}</p><div style="position:absolute;inset:0;background:#fff;opacity:.97"></div></div>',
    ],
    [
      'behind a box of 0.8',
      '<div style="position:relative"><p>{}</p><div style="position:absolute;inset:0;background:#fff;opacity:.8"></div></div>',
    ],
    ['behind a box in a shadow root', '<div style="position:relative"><p>{}</p><x-cover></x-cover></div>'],
    [
      'behind two boxes side by side',
      '<div style="position:relative"><p>{}</p><div style="position:absolute;top:0;left:0;width:30px;height:60px;background:#fff"></div><div style="position:absolute;top:0;left:30px;width:200px;height:60px;background:#fff"></div></div>',
    ],
    [
      'behind a moved block',
      '<p style="margin:0">{}</p><div style="height:40px;background:#eee;transform:translateY(-30px)"></div>',
    ],
    [
      'behind a moved block that lets the pointer through',
      '<p style="margin:0">{}</p><div style="height:40px;background:#eee;transform:translateY(-30px);pointer-events:none"></div>',
    ],
    [
      'behind a box with color-dodge',
      over('background:#fff;mix-blend-mode:color-dodge').replace('<p style="', '<p style="color:#333;'),
    ],
    [
      'behind a box with color-burn',
      over('background:#000;mix-blend-mode:color-burn').replace('<p style="', '<p style="background:#ddd;'),
    ],
    [
      'lowered ::before behind its own background',
      '<style>.lo{position:relative;background:#fff}.lo::before{content:"{}";position:absolute;z-index:-1}</style><p class="lo">x</p>',
    ],
    [
      'lowered ::before in a stacking context',
      '<style>.ls{position:relative;z-index:0;background:#fff;margin-left:90px}.ls::before{content:"{}";position:absolute;z-index:-1;right:100%}</style><p class="ls">x</p>',
    ],
    [
      'behind a pulled-up static block with content',
      '<p style="margin:0">{}</p><div style="height:40px;background:#eee;margin-top:-30px;display:inline-block;width:100%"></div>',
    ],
    [
      'under a block pulled up below its text',
      '<p style="margin:0">{}</p><div style="height:40px;background:#eee;margin-top:-30px"></div>',
    ],
    [
      'overflowing into the next block',
      '<div style="height:0">{}</div><div style="height:40px;background:#eee"></div>',
    ],
    [
      'behind a gradient',
      '<div style="position:relative"><p>{}</p><div style="position:absolute;inset:0;background:linear-gradient(#fff,#eee)"></div></div>',
    ],
    [
      'behind a canvas',
      '<div style="position:relative"><p>{}</p><canvas style="position:absolute;inset:0;background:#fff"></canvas></div>',
    ],
    [
      'behind an empty canvas',
      '<div style="position:relative"><p>{}</p><canvas style="position:absolute;inset:0"></canvas></div>',
    ],
    [
      'behind a link that fills its card',
      '<div style="position:relative"><p>{}</p><a href="#a" style="position:absolute;inset:0"></a></div>',
    ],
    [
      'behind an image, raised',
      `<div style="position:relative"><p style="position:relative;z-index:1">{}</p><img src="${picture('%23369')}" style="position:absolute;inset:0;width:300px;height:80px"></div>`,
    ],
    [
      'a label behind its own check box',
      '<label style="position:relative"><input type="checkbox" style="position:absolute;inset:0;width:100%;height:100%;opacity:0">{}</label>',
    ],
  ],
  'values of controls': [
    ['button value white', '<input type="button" value="{}" style="color:#fff;background:#fff;border:0">'],
    ['button value transparent', '<input type="submit" value="{}" style="color:transparent;width:100px">'],
    ['button value of no size', '<input type="button" value="{}" style="font-size:0;width:100px;height:30px">'],
    [
      'button value indented',
      '<input type="button" value="{}" style="text-indent:-999px;width:100px;overflow:hidden">',
    ],
    ['button value on blue', '<input type="button" value="{}" style="color:#fff;background:#258">'],
    ['placeholder of no size', '<style>.pz::placeholder{font-size:0}</style><input class="pz" placeholder="{}">'],
    ['placeholder hidden', '<style>.ph::placeholder{visibility:hidden}</style><input class="ph" placeholder="{}">'],
    ['placeholder indented', '<input placeholder="{}" style="text-indent:-999px">'],
    ['label white', '<label style="color:#fff">{}<input></label>'],
    ['option hidden', '<select size="3"><option hidden>{}<option>o</select>'],
    ['option of no display', '<select size="3"><option style="display:none">{}<option>o</select>'],
    ['selected option white', '<select style="color:#fff;background:#fff;border:0"><option>{}</select>'],
  ],
  'generated and marked': [
    [
      '::after of no height',
      '<style>.g1::after{content:"{}";display:block;height:0;overflow:hidden}</style><p class="g1">x</p>',
    ],
    [
      '::after clipped',
      '<style>.g2::after{content:"{}";display:block;clip-path:inset(100%)}</style><p class="g2">x</p>',
    ],
    [
      '::after filtered away',
      '<style>.g3::after{content:"{}";display:block;filter:opacity(0)}</style><p class="g3">x</p>',
    ],
    ['::after masked', `<style>.g4::after{content:"{}";display:block;${masked(FADE_OUT)}}</style><p class="g4">x</p>`],
    [
      '::after moved away',
      '<style>.g5::after{content:"{}";display:block;transform:translateX(-999px)}</style><p class="g5">x</p>',
    ],
    [
      '::after absolute far away',
      '<style>.g6::after{content:"{}";position:absolute;left:-999px}</style><p class="g6">x</p>',
    ],
    ['::after indented', '<style>.g7::after{content:"{}";display:block;text-indent:-999px}</style><p class="g7">x</p>'],
    ['::after of no size', '<style>.g8::after{content:"{}";font-size:0}</style><p class="g8">x</p>'],
    ['::after hidden', '<style>.g9::after{content:"{}";visibility:hidden}</style><p class="g9">x</p>'],
    ['::after not displayed', '<style>.ga::after{content:"{}";display:none}</style><p class="ga">x</p>'],
    ['::after faded', '<style>.gb::after{content:"{}";opacity:0}</style><p class="gb">x</p>'],
    ['::after in a row', '<style>.gc{display:flex}.gc::after{content:"{}"}</style><p class="gc">x</p>'],
    [
      '::marker white',
      '<style>.m1 li::marker{content:"{} ";color:#fff}</style><ul class="m1" style="margin-left:100px"><li>item</ul>',
    ],
    [
      '::marker of no size',
      '<style>.m2 li::marker{content:"{} ";font-size:0}</style><ul class="m2" style="margin-left:100px"><li>item</ul>',
    ],
    ['list-style-type string', '<ul style="margin-left:100px;list-style-type:\'{} \'"><li>item</ul>'],
    [
      'counter style',
      '<style>@counter-style w{system:cyclic;symbols:"{}";suffix:" "}</style><ul style="margin-left:100px;list-style-type:w"><li>item</ul>',
    ],
    ['content with an alternative', '<style>.al::before{content:"{}" / "alternative"}</style><p class="al">x</p>'],
    ['alternative of a content', '<style>.am::before{content:"x" / "{}"}</style><p class="am">x</p>'],
    ['::first-letter of no size', '<style>.f1::first-letter{font-size:0}</style><p class="f1">{}</p>'],
    [
      'details content faded',
      '<style>.d1::details-content{opacity:0}</style><details open class="d1"><summary>s</summary><p>{}</p></details>',
    ],
    [
      'details content of no height',
      '<style>.d2::details-content{display:block;height:0;overflow:hidden}</style><details open class="d2"><summary>s</summary><p>{}</p></details>',
    ],
  ],
  'more clipping and painting': [
    [
      'behind a picture without a colour',
      `<div style="position:relative"><p>{}</p><img src="${picture('none')}" style="position:absolute;inset:0;width:300px;height:80px"></div>`,
    ],
    [
      'behind a box that multiplies',
      '<div style="position:relative"><p>{}</p><div style="position:absolute;inset:0;background:#ffe;mix-blend-mode:multiply"></div></div>',
    ],
    [
      'behind a box of a filter without opacity',
      '<div style="position:relative"><p>{}</p><div style="position:absolute;inset:0;background:#fff;filter:opacity(0)"></div></div>',
    ],
    [
      'behind a box with an empty mask',
      `<div style="position:relative"><p>{}</p><div style="position:absolute;inset:0;background:#fff;${masked(FADE_OUT)}"></div></div>`,
    ],
    [
      'behind padding',
      '<div style="position:relative"><p style="margin:0">{}</p><div style="position:absolute;top:0;left:0;width:300px;padding-top:60px;background:#fff content-box"></div></div>',
    ],
    ['faded without a box', '<div style="display:contents;opacity:0">{}</div>'],
    ['filtered without a box', '<div style="display:contents;filter:opacity(0)">{}</div>'],
    ['clipped by a path without a box', '<div style="display:contents;clip-path:inset(100%)"><p>{}</p></div>'],
    ['white inverted without a box', '<div style="display:contents;filter:invert(1);color:#fff">{}</div>'],
    ['masked without a box', `<div style="display:contents;${masked(FADE_OUT)}">{}</div>`],
    ['white on a box without a box', '<div style="display:contents;background:#000;color:#fff">{}</div>'],
    [
      'white on a hidden box',
      '<div style="background:#000;color:#fff;visibility:hidden"><p style="visibility:visible">{}</p></div>',
    ],
    ['shadow far away', '<p style="color:transparent;text-shadow:-9999px 0 #000">{}</p>'],
    ['size adjusted to nothing', '<p style="font-size-adjust:0">{}</p>'],
    ['below a clipped box', '<div style="overflow:hidden;height:24px"><div style="padding-top:200px">{}</div></div>'],
    [
      'beside a clipped box',
      '<div style="overflow:hidden;width:200px;white-space:nowrap"><span style="padding-left:200px">{}</span></div>',
    ],
    ['hidden part of a formula', '<math><mi>x</mi><mtext style="opacity:0">{}</mtext></math>'],
    ['part of a formula without display', '<math><mi>x</mi><mtext style="display:none">{}</mtext></math>'],
    ['phantom of a formula', '<math><mi>x</mi><mphantom><mtext>{}</mtext></mphantom></math>'],
    ['part of a formula', '<math><mi>x</mi><mtext>{}</mtext></math>'],
    ['white part of a formula', '<p><math><mi>x</mi><mtext style="color:#fff">{}</mtext></math></p>'],
    ['clipped part of a formula', '<math><mi>x</mi><mtext style="clip-path:inset(100%)">{}</mtext></math>'],
    ['tiny formula', '<div style="transform:scale(.05)"><math><mtext>{}</mtext></math></div>'],
    [
      'part of a formula cut off',
      '<div style="overflow:hidden;width:100px;white-space:nowrap"><math><mi>x</mi><mspace width="500px"/><mtext>{}</mtext></math></div>',
    ],
    [
      'formula behind',
      '<div style="position:relative"><math><mtext>{}</mtext></math><i style="position:absolute;inset:0;background:#fff"></i></div>',
    ],
    [
      'text in all kinds of layout of a formula',
      '<math><mfrac><msqrt><mtext>{}</mtext></msqrt><mrow><mo>(</mo><mi>x</mi><mo>)</mo></mrow></mfrac></math>',
    ],
    ['svg text filled by nothing', '<svg width="300" height="60"><text y="30" fill="url(#nothing)">{}</text></svg>'],
    ['option with a label', '<select size="3"><option label="other">{}</option></select>'],
    ['label of an option', '<select size="3"><option label="{}">other</option></select>'],
    [
      'mask of no size',
      `<p style="${masked('linear-gradient(#000,#000)')};-webkit-mask-size:0 0;mask-size:0 0">{}</p>`,
    ],
    [
      'mask moved away',
      `<p style="${masked('linear-gradient(#000,#000)')};-webkit-mask-position:999px 0;mask-position:999px 0;-webkit-mask-repeat:no-repeat;mask-repeat:no-repeat">{}</p>`,
    ],
    [
      'mask with an intersection of nothing',
      `<p style="${masked('linear-gradient(#000,#000),linear-gradient(transparent,transparent)')};-webkit-mask-composite:source-in;mask-composite:intersect">{}</p>`,
    ],
    ['mask that fades at an end', `<p style="${masked('linear-gradient(90deg,#000 60%,transparent)')}">{}</p>`],
    [
      'overflow-clip-margin',
      '<div style="overflow:clip;overflow-clip-margin:60px;height:1px"><p style="margin:8px 0">{}</p></div>',
    ],
    ['rotate property and backface', '<p style="rotate:y 180deg;backface-visibility:hidden">{}</p>'],
    ['rotate property', '<p style="rotate:y 180deg">{}</p>'],
    ['rotated edge-on by the property', '<p style="rotate:y 90deg">{}</p>'],
    ['skewed flat', '<p style="transform:skew(89.9deg)">{}</p>'],
    [
      'overflowing column',
      '<div style="columns:1;height:20px;overflow:hidden;column-fill:auto"><p style="margin:0">a</p><p style="margin:0">{}</p></div>',
    ],
    ['color-dodge on white', '<p style="mix-blend-mode:color-dodge">{}</p>'],
    [
      'svg filter of nothing',
      '<svg width="0" height="0" style="position:absolute"><filter id="nf"><feFlood flood-opacity="0"/></filter></svg><p style="filter:url(#nf)">{}</p>',
    ],
    [
      'backdrop blurred',
      '<div style="position:relative"><p>{}</p><div style="position:absolute;inset:0;backdrop-filter:blur(20px);-webkit-backdrop-filter:blur(20px)"></div></div>',
    ],
    [
      'size-adjust of nothing',
      '<style>@font-face{font-family:sz;src:local("DejaVu Sans Mono");size-adjust:0%}</style><p style="font-family:sz">{}</p>',
    ],
    [
      'svg text in a clip path',
      '<svg width="300" height="60"><clipPath id="cp"><text x="10" y="30">{}</text></clipPath></svg>',
    ],
    [
      'svg text filled by an empty gradient',
      '<svg width="300" height="60"><linearGradient id="eg"><stop stop-color="#fff"/></linearGradient><text x="10" y="30" fill="url(#eg)">{}</text></svg>',
    ],
    [
      'svg text filled by a gradient',
      '<svg width="300" height="60"><linearGradient id="fg"><stop stop-color="#900"/></linearGradient><text x="10" y="30" fill="url(#fg)">{}</text></svg>',
    ],
    [
      'svg text on a path',
      '<svg width="300" height="60"><path id="tp" d="M10 30H200" fill="none"/><text><textPath href="#tp">{}</textPath></text></svg>',
    ],
  ],
  'rare effects': [
    ['behind a black box that multiplies', over('background:#000;mix-blend-mode:multiply')],
    ['behind a white box that screens', over('background:#fff;mix-blend-mode:screen')],
    ['behind a white gradient that lightens', over('background:linear-gradient(#fff,#fff);mix-blend-mode:lighten')],
    ['behind a black box with hard light', over('background:#000;mix-blend-mode:hard-light')],
    ['behind a white box that takes differences', over('background:#fff;mix-blend-mode:difference')],
    ['behind a transparent box that multiplies', over('mix-blend-mode:multiply')],
    [
      'behind a picture that multiplies',
      over(`background:#000 url(&quot;${picture('%23ffe')}&quot;);mix-blend-mode:multiply`),
    ],
    [
      'behind a backdrop without contrast by half inversion',
      over('backdrop-filter:invert(50%);-webkit-backdrop-filter:invert(50%)'),
    ],
    ['behind a border all round', over('border:30px solid #fff;box-sizing:border-box')],
    ['behind padding with a border', over('bottom:auto;padding-top:60px;border-top:1px solid #fff')],
    [
      'on a gradient of a difference of its colour',
      '<p style="background:linear-gradient(#fff,#fff) #fff;background-blend-mode:difference">{}</p>',
    ],
    [
      'white on a gradient of a difference',
      '<p style="background:linear-gradient(#fff,#fff) #fff;background-blend-mode:difference;color:#fff">{}</p>',
    ],
    [
      'under sepia and brightness(0)',
      '<div style="filter:sepia(1) brightness(0)"><p style="background:#fff">{}</p></div>',
    ],
    [
      'under sepia and contrast(0.5)',
      '<div style="filter:sepia(1) contrast(.5)"><p style="background:#fff">{}</p></div>',
    ],
    [
      'out of a masked box',
      `<div style="height:0;${masked('linear-gradient(#000,#000)')}"><p style="margin:0">{}</p></div>`,
    ],
    [
      'scrolled in a masked box',
      `<div style="height:40px;overflow:auto;scrollbar-width:none;display:flex;flex-direction:column-reverse;${masked('linear-gradient(#000,#000)')}"><div>{}</div><p style="height:200px;flex:none">a</p></div>`,
    ],
    [
      'overflow-clip-margin of the content box',
      '<div style="overflow:clip;overflow-clip-margin:content-box 40px;height:0"><p style="margin:0">{}</p></div>',
    ],
    [
      'svg text filled by nothing, or else white',
      '<svg width="300" height="60"><text x="10" y="30" fill="url(#nothing) #fff">{}</text></svg>',
    ],
    [
      'svg text filled by nothing, or else black',
      '<svg width="300" height="60"><text x="10" y="30" fill="url(#nothing) #000">{}</text></svg>',
    ],
    [
      'svg text with an outline of no width',
      '<svg width="300" height="60"><text x="10" y="30" fill="none" stroke="#000" stroke-width="0">{}</text></svg>',
    ],
    [
      'svg text with a transparent outline',
      '<svg width="300" height="60"><text x="10" y="30" fill="none" stroke="#000" stroke-opacity="0">{}</text></svg>',
    ],
    [
      'svg text of a mask',
      '<svg width="300" height="60"><mask id="k{}"><text x="10" y="30" fill="#fff">{}</text></mask><rect width="300" height="60" mask="url(#k{})"/></svg>',
    ],
    [
      'svg text of a clip path',
      '<svg width="0" height="0" style="position:absolute"><clipPath id="p{}"><text x="10" y="30">{}</text></clipPath></svg><div style="height:60px;background:#258;clip-path:url(#p{})"></div>',
    ],
    [
      'in an element cut out by other words',
      '<svg width="0" height="0" style="position:absolute"><clipPath id="q{}"><text y="20">other</text><rect width="300" height="60"/></clipPath></svg><div style="clip-path:url(#q{})"><input type="button" value="{}"></div>',
    ],
    [
      '::marker content of a heading',
      '<style>.xm{display:list-item;list-style-position:inside;font-size:16px}.xm::marker{content:"{} "}</style><h2 class="xm">s</h2>',
    ],
    [
      'list-style-type string of a block',
      '<div style="display:list-item;margin-left:100px;list-style-type:\'{} \'">s</div>',
    ],
    [
      'white list-style-type string',
      '<ul style="list-style-type:\'{} \';color:#fff;margin-left:100px"><li><b style="color:#000">x</b></ul>',
    ],
    [
      'list-style-type string of no size',
      '<ul style="list-style-type:\'{} \';font-size:0;margin-left:100px"><li><b style="font-size:16px">x</b></ul>',
    ],
    [
      'in a displayed head',
      '<iframe style="border:0;height:80px" srcdoc="<style>head,head>style{display:block;font:16px monospace}/*{}*/</style><p>ok"></iframe>',
    ],
    ['in a frame of a pixel with a border', '<iframe width="1" height="1" srcdoc="<p>{}"></iframe>'],
  ],
  'order of painting': [
    [
      'behind its own child',
      '<p style="position:relative;margin:0">{}<i style="position:absolute;inset:0;background:#fff"></i></p>',
    ],
    [
      'behind its own child that lets the pointer through',
      '<p style="position:relative;margin:0">{}<i style="position:absolute;inset:0;background:#fff;pointer-events:none"></i></p>',
    ],
    [
      'before a transparent child',
      '<p style="position:relative;margin:0">{}<i style="position:absolute;inset:0;pointer-events:none"></i></p>',
    ],
    [
      'beside its own child',
      '<p style="position:relative;margin:0">{}<i style="position:absolute;inset:0 0 0 100px;background:#ccc"></i></p>',
    ],
    [
      'behind a child of an inline element',
      '<p style="margin:0"><span style="position:relative">{}<i style="position:absolute;inset:0;background:#fff;pointer-events:none"></i></span></p>',
    ],
    [
      'behind ::after around it',
      '<style>.o1{position:relative}.o1::after{content:"";position:absolute;inset:0;background:#fff}</style><div class="o1"><p style="margin:0">{}</p></div>',
    ],
    [
      'behind ::after around it that lets the pointer through',
      '<style>.o2{position:relative}.o2::after{content:"";position:absolute;inset:0;background:#fff;pointer-events:none}</style><div class="o2"><p style="margin:0">{}</p></div>',
    ],
    [
      'behind a raised ::after',
      '<style>.o3{position:relative}.o3::after{content:"";position:absolute;inset:0;background:#fff;z-index:2}</style><div class="o3"><p style="margin:0">{}</p></div>',
    ],
    [
      'raised before ::after',
      '<style>.o4{position:relative}.o4::after{content:"";position:absolute;inset:0;background:#eee}</style><div class="o4"><p style="position:relative;z-index:1;margin:0">{}</p></div>',
    ],
    [
      'positioned before ::before',
      '<style>.o5{position:relative}.o5::before{content:"";position:absolute;inset:0;background:#eee}</style><div class="o5"><p style="position:relative;margin:0">{}</p></div>',
    ],
    [
      'before a clipped ::after',
      '<style>.o6{position:relative}.o6::after{content:"";position:absolute;inset:0;background:#258;clip-path:circle(0)}</style><p class="o6">{}</p>',
    ],
    [
      'that lets the pointer through behind a box',
      '<div style="position:relative"><p style="margin:0;pointer-events:none">{}</p><div style="position:absolute;inset:0;background:#fff"></div></div>',
    ],
    [
      'lowered, lets the pointer through',
      '<div style="position:relative;z-index:0"><div style="background:#fff;height:60px"><p style="position:relative;z-index:-1;margin:0;pointer-events:none">{}</p></div></div>',
    ],
    [
      'on the box of a stack',
      '<div style="display:flex"><b style="position:relative;width:60px;background:#258">A</b><b style="position:relative;width:90px;margin-left:-8px;background:#852;color:#fff;text-align:center">{}</b><b style="position:relative;width:60px;margin-left:-8px;background:#285">C</b></div>',
    ],
    [
      'behind a frame with a white body',
      '<div style="position:relative"><p style="margin:0">{}</p><iframe style="position:absolute;inset:0;border:0" srcdoc="<body style=\'background:#fff\'>"></iframe></div>',
    ],
    [
      'behind a frame that lets the pointer through',
      '<div style="position:relative"><p style="margin:0">{}</p><iframe style="position:absolute;inset:0;border:0;pointer-events:none" srcdoc="<body style=\'background:#fff\'>"></iframe></div>',
    ],
    [
      'behind a transparent frame',
      '<div style="position:relative"><p style="margin:0">{}</p><iframe style="position:absolute;inset:0;border:0" srcdoc="<p>"></iframe></div>',
    ],
    [
      'behind a video with a poster',
      `<div style="position:relative"><p style="margin:0">{}</p><video style="position:absolute;inset:0;width:300px;height:80px" poster="${picture('%23fff')}"></video></div>`,
    ],
    [
      'behind a rectangle of a drawing',
      '<div style="position:relative"><p style="margin:0">{}</p><svg style="position:absolute;inset:0;width:300px;height:80px"><rect width="300" height="80" fill="#fff"/></svg></div>',
    ],
    [
      'behind an outlined rectangle of a drawing',
      '<div style="position:relative"><p style="margin:0">{}</p><svg style="position:absolute;inset:0;width:300px;height:80px"><rect width="300" height="60" fill="none" stroke="#000"/></svg></div>',
    ],
    [
      'svg text under a rectangle',
      '<svg width="300" height="60"><text x="10" y="30">{}</text><rect width="300" height="60" fill="#fff"/></svg>',
    ],
    [
      'svg text under a transparent rectangle',
      '<svg width="300" height="60"><text x="10" y="30">{}</text><rect width="300" height="60" fill="transparent"/></svg>',
    ],
    [
      'svg text under a rectangle of a faded group',
      '<svg width="300" height="60"><text x="10" y="30">{}</text><g opacity=".2"><rect width="300" height="60" fill="#fff"/></g></svg>',
    ],
    [
      'svg text before a clip path',
      '<svg width="300" height="60"><text x="10" y="30">{}</text><clipPath id="o7"><rect width="300" height="60"/></clipPath></svg>',
    ],
    [
      'black on a black box beside it',
      '<div style="position:relative"><div style="position:absolute;inset:0;height:60px;background:#000"></div><p style="position:relative;margin:0">{}</p></div>',
    ],
    [
      'black on a black box of z-index -1',
      '<div style="position:relative;z-index:0"><div style="position:absolute;inset:0;height:60px;background:#000;z-index:-1"></div><p style="margin:0">{}</p></div>',
    ],
    [
      'black on a white box on a black one',
      '<div style="position:relative"><i style="position:absolute;inset:0;background:#000"></i><i style="position:absolute;inset:0;background:#fff"></i><p style="position:relative;margin:0">{}</p></div>',
    ],
    [
      'black on its own black ::before',
      '<style>.o8{position:relative;z-index:0}.o8::before{content:"";position:absolute;inset:0;background:#000;z-index:-1}</style><p class="o8">{}</p>',
    ],
    [
      'black on a black ::before around it',
      '<style>.o9{position:relative}.o9::before{content:"";position:absolute;inset:0;background:#000}</style><div class="o9"><p style="position:relative;margin:0">{}</p></div>',
    ],
    [
      'black on a lowered ::before on the canvas',
      '<style>.oa1{position:relative}.oa1::before{content:"";position:absolute;inset:0;background:#000;z-index:-1}</style><p class="oa1">{}</p>',
    ],
    [
      'black before a lowered ::before behind a background',
      '<style>.ob1{position:relative}.ob1::before{content:"";position:absolute;inset:0;background:#000;z-index:-1}</style><div style="background:#eee"><p class="ob1">{}</p></div>',
    ],
    [
      'on ::before that grows when it is pointed at',
      '<style>.oc{position:relative;z-index:0;color:#258}.oc::before{content:"";position:absolute;inset:0;background:#258;z-index:-1;transform:scaleX(0)}</style><p class="oc">{}</p>',
    ],
    [
      'white on the inset shadow of ::before',
      '<style>.od{position:relative}.od::before{content:"";position:absolute;inset:0;box-shadow:inset 0 0 0 99px #258}</style><div class="od"><p style="position:relative;margin:0;color:#fff">{}</p></div>',
    ],
    [
      'white on the border of ::before',
      '<style>.oe{position:relative}.oe::before{content:"";position:absolute;inset:0;border-top:60px solid #258}</style><div class="oe"><p style="position:relative;margin:0;color:#fff">{}</p></div>',
    ],
    [
      'white on the lower border of a sibling',
      '<div style="position:relative"><div style="position:absolute;inset:0;border-bottom:60px solid #258;height:0"></div><p style="position:relative;margin:0;color:#fff">{}</p></div>',
    ],
    ['white beside a border', '<p style="color:#fff;border-left:8px solid #258;padding-left:9px;margin:0">{}</p>'],
    [
      'difference in a stacking context without a background',
      '<div style="background:#fff"><div style="isolation:isolate"><p style="color:#fff;mix-blend-mode:difference;margin:0">{}</p></div></div>',
    ],
    [
      'difference in a stacking context with a background',
      '<div style="background:#fff;isolation:isolate"><p style="color:#fff;mix-blend-mode:difference;margin:0">{}</p></div>',
    ],
    [
      'screen in a raised box',
      '<div style="background:#fff"><div style="position:relative;z-index:0"><p style="mix-blend-mode:screen;margin:0">{}</p></div></div>',
    ],
    [
      'screen in a faded box',
      '<div style="background:#fff"><div style="opacity:.9"><p style="mix-blend-mode:screen;margin:0">{}</p></div></div>',
    ],
    [
      'fixed in a transformed box',
      '<div style="position:relative;transform:translateX(0)"><p style="position:fixed;margin:0">{}</p></div>',
    ],
    [
      'fixed out of a transformed box',
      '<div style="position:relative;transform:translateX(0)"><p style="position:fixed;top:-3000px;margin:0">{}</p></div>',
    ],
    [
      'content-visibility auto of no height',
      '<div style="content-visibility:auto;height:0"><p style="margin:0">{}</p></div>',
    ],
    [
      'pushed out of content-visibility auto',
      '<div style="content-visibility:auto;height:20px"><p style="margin:40px 0 0">{}</p></div>',
    ],
    ['content-visibility auto', '<div style="content-visibility:auto"><p style="margin:0">{}</p></div>'],
    ['in a host of a closed shadow root', '<x-closed>{}</x-closed>'],
    ['in an element without a shadow root', '<x-plain style="display:block">{}</x-plain>'],
    [
      'text of details shown by a rule',
      '<style>.dt::details-content{content-visibility:visible;display:block}</style><details class="dt"><summary>s</summary>{}</details>',
    ],
    ['text of closed details', '<details><summary>s</summary>{}</details>'],
    [
      'clip-path url to a speck',
      '<svg width="0" height="0" style="position:absolute"><clipPath id="k{}"><circle cx="30" cy="10" r="0.6"/></clipPath></svg><p style="clip-path:url(#k{})">{}</p>',
    ],
    [
      'clip-path url to a unit of the box',
      '<svg width="0" height="0" style="position:absolute"><clipPath id="j{}" clipPathUnits="objectBoundingBox"><rect width="1" height="1"/></clipPath></svg><p style="clip-path:url(#j{})">{}</p>',
    ],
    [
      'clip-path url to a speck made large',
      '<svg width="0" height="0" style="position:absolute"><clipPath id="i{}"><rect width="1" height="1" transform="scale(300 80)"/></clipPath></svg><p style="clip-path:url(#i{})">{}</p>',
    ],
    [
      'closed details of no height shown by a rule',
      '<style>.of::details-content{content-visibility:visible;display:block;height:0;overflow:hidden}</style><details class="of"><summary>s</summary><p>{}</p></details>',
    ],
    ['replaced by content', `<p style="content:url(&quot;${picture('%23258')}&quot;)">{}</p>`],
  ],
  tricks: [
    ['moved towards the eye', '<div style="perspective:1000px"><p style="transform:translateZ(20px)">{}</p></div>'],
    ['moved behind the eye without perspective', '<p style="transform:translateZ(200px)">{}</p>'],
    [
      'under a thick border',
      '<div style="overflow:hidden;height:60px;border-bottom:30px solid #ccc;box-sizing:border-box"><p style="margin:0;padding-top:34px">{}</p></div>',
    ],
    [
      'above a thick border',
      '<div style="overflow:hidden;height:60px;border-bottom:30px solid #ccc;box-sizing:border-box"><p style="margin:0">{}</p></div>',
    ],
    [
      'scrolled above a thick border',
      '<div style="overflow:auto;height:60px;border-bottom:30px solid #ccc;box-sizing:border-box"><p style="margin:0">{}</p></div>',
    ],
    [
      'beside a thick border',
      '<div style="overflow:clip;width:240px;border-left:100px solid #ccc;box-sizing:border-box"><p style="margin:0 0 0 -90px;width:80px">{}</p></div>',
    ],
    [
      'scaled under a thick border',
      '<div style="transform:scale(.9);overflow:hidden;height:60px;border-bottom:30px solid #ccc;box-sizing:border-box"><p style="margin:0;padding-top:34px">{}</p></div>',
    ],
    ['clip rect elsewhere', '<p style="position:absolute;margin:0;width:300px;clip:rect(0,300px,20px,200px)">{}</p>'],
    ['clip rect of the word', '<p style="position:absolute;margin:0;width:300px;clip:rect(0,100px,20px,0)">{}</p>'],
    ['clip rect of auto', '<p style="position:absolute;margin:0;width:300px;clip:rect(auto,auto,auto,0)">{}</p>'],
    ['clip rect on static', '<p style="margin:0;width:300px;clip:rect(0,300px,20px,200px)">{}</p>'],
    [
      'clip rect elsewhere, parent',
      '<div style="position:absolute;width:300px;clip:rect(0,300px,20px,200px)"><p style="margin:0">{}</p></div>',
    ],
    [
      'column collapse, deeper',
      '<table><col><col style="visibility:collapse"><tr><td>a</td><td><p><b>{}</b></p></td></tr></table>',
    ],
    [
      'column collapse, first',
      '<table><col><col style="visibility:collapse"><tr><td><p><b>{}</b></p></td><td>a</td></tr></table>',
    ],
    [
      'card without a transform',
      '<div style="transform-style:preserve-3d;transform:rotateY(180deg)"><p style="backface-visibility:hidden">{}</p></div>',
    ],
    [
      'card front without transform',
      '<div style="transform-style:preserve-3d;transform:rotateY(0deg)"><p style="backface-visibility:hidden">{}</p></div>',
    ],
    ['card not preserved', '<div style="transform:rotateY(180deg)"><p style="backface-visibility:hidden">{}</p></div>'],
    [
      'white on its first line',
      '<style>.fl1::first-line{background:#258}</style><p class="fl1" style="color:#fff">{}</p>',
    ],
    [
      'first line transparent, in a span',
      '<style>.fl2::first-line{color:transparent}</style><p class="fl2"><span>{}</span></p>',
    ],
    ['first line white of two', '<style>.fl3::first-line{color:#fff}</style><p class="fl3">{}<br>a</p>'],
    ['first line no size', '<style>.fl4::first-line{font-size:0}</style><p class="fl4">{}</p>'],
    ['first line bold', '<style>.fl5::first-line{font-weight:bold}</style><p class="fl5">{}<br>a</p>'],
    [
      'first line bold in span',
      '<style>.fl5::first-line{font-weight:bold}</style><p class="fl5"><span>{}</span><br>a</p>',
    ],
    [
      'white on first line, white first line',
      '<style>.fl6::first-line{color:#000}</style><p class="fl6" style="color:#fff">{}</p>',
    ],
    [
      'white on first line, white first line, span',
      '<style>.fl6::first-line{color:#000}</style><p class="fl6" style="color:#fff"><span>{}</span></p>',
    ],
    [
      'white with an inverted backdrop',
      '<p style="color:#fff;backdrop-filter:invert(1);-webkit-backdrop-filter:invert(1)">{}</p>',
    ],
    [
      'black with an inverted backdrop',
      '<p style="color:#000;backdrop-filter:invert(1);-webkit-backdrop-filter:invert(1)">{}</p>',
    ],
    [
      'black with a blurred backdrop',
      '<p style="color:#000;backdrop-filter:blur(4px);-webkit-backdrop-filter:blur(4px)">{}</p>',
    ],
    [
      'grey red on dark grey without saturation',
      '<div style="background:#363636;filter:saturate(0)"><p style="color:#f00">{}</p></div>',
    ],
    ['black on white saturated', '<div style="background:#fff;filter:saturate(0)"><p style="color:#000">{}</p></div>'],
    ['whole page grey', '<div style="background:#fff;filter:grayscale(1)"><p style="color:#258">{}</p></div>'],
    ['sepia', '<div style="filter:sepia(.3)"><p style="color:#333">{}</p></div>'],
    ['shadow up away', '<p style="color:transparent;text-shadow:0 -200px 0 #000">{}</p>'],
    ['shadow right away', '<p style="color:transparent;text-shadow:500px 0 0 #000">{}</p>'],
    ['shadow blurred away', '<p style="color:transparent;text-shadow:0 0 60px #000">{}</p>'],
    ['shadow only', '<p style="color:transparent;text-shadow:0 0 0 #000">{}</p>'],
    ['shadow only, near', '<p style="color:transparent;margin:0;text-shadow:20px 20px 0 #000">{}</p>'],
    ['drop shadow of transparent', '<p style="color:transparent;filter:drop-shadow(0 0 0 #000)">{}</p>'],
    ['drop shadow of white', '<p style="color:#fff;filter:drop-shadow(0 0 1px #000)">{}</p>'],
    ['shadow far and near', '<p style="color:transparent;text-shadow:0 -200px 0 #000,0 0 0 #000">{}</p>'],
    [
      'white beside a strip',
      '<p style="color:#fff;background:linear-gradient(#000,#000) right/50px 100% no-repeat">{}</p>',
    ],
    ['white on gradient of no size', '<p style="color:#fff;background:linear-gradient(#000,#000) 0 0/0 0">{}</p>'],
    ['white on a strip', '<p style="color:#fff;background:linear-gradient(#000,#000) 0 0/200px 100% no-repeat">{}</p>'],
    [
      'black beside a strip',
      '<p style="color:#000;background:linear-gradient(#258,#258) right/50px 100% no-repeat">{}</p>',
    ],
    ['underlined', '<p style="background:linear-gradient(#258,#258) 0 100%/100% 2px no-repeat">{}</p>'],
    ['almost mask', `<p style="${masked('linear-gradient(rgba(0,0,0,.01),rgba(0,0,0,.02))')}">{}</p>`],
    ['half mask', `<p style="${masked('linear-gradient(90deg,transparent 0 50%,#000 50%)')}">{}</p>`],
    ['fading mask', `<p style="${masked('linear-gradient(90deg,#000 80%,transparent)')}">{}</p>`],
    ['whole mask', `<p style="${masked('linear-gradient(#000,#000)')}">{}</p>`],
    [
      'in a button behind its own child',
      '<button style="position:relative;width:200px;height:40px">{}<span style="position:absolute;inset:0;background:#fff"></span></button>',
    ],
    [
      'in a button above its own child',
      '<button style="position:relative;width:200px;height:40px">{}<span style="position:absolute;inset:0;z-index:-1;background:#fff"></span></button>',
    ],
    [
      'in a button behind half',
      '<button style="position:relative;width:200px;height:40px"><span>{}</span><span style="position:absolute;inset:0 0 0 50%;background:#fff"></span></button>',
    ],
    [
      'in a link behind its own child',
      '<a href="#a" style="position:relative;display:block;width:200px;height:40px">{}<span style="position:absolute;inset:0;background:#fff"></span></a>',
    ],
    [
      'in a button behind its own child, other',
      '<button style="position:relative;width:200px;height:40px">{}<span style="position:absolute;inset:0;background:#fff">Send</span></button>',
    ],
    [
      'second line behind',
      '<div style="position:relative;margin:0">visible<br>{}<i style="position:absolute;left:0;top:20px;width:300px;height:25px;background:#fff"></i></div>',
    ],
    [
      'half behind',
      '<div style="position:relative;margin:0">see the right {}<i style="position:absolute;left:100px;top:0;width:200px;height:25px;background:#fff"></i></div>',
    ],
    [
      'third of a line behind',
      '<div style="position:relative;margin:0">see the right of this, {}<i style="position:absolute;left:200px;top:0;width:200px;height:25px;background:#fff"></i></div>',
    ],
    [
      'first line behind',
      '<div style="position:relative;margin:0">{} and other<br>visible<i style="position:absolute;left:0;top:0;width:300px;height:20px;background:#fff"></i></div>',
    ],
    [
      'badge at end',
      '<div style="position:relative;margin:0;width:200px">{} <i style="position:absolute;right:0;top:0;width:20px;height:20px;background:#ccc"></i></div>',
    ],
    [
      'second line of one text behind',
      '<div style="position:relative;margin:0;width:80px">visible {}<i style="position:absolute;left:0;top:20px;width:300px;height:25px;background:#fff"></i></div>',
    ],
    [
      'end of one text behind',
      '<div style="position:relative;margin:0">visible and {} <i style="position:absolute;left:100px;top:0;width:100px;height:25px;background:#fff"></i></div>',
    ],
    ['path with curve elsewhere', '<p style="clip-path:path(\'M250 0c5 0 10 5 10 10z\')">{}</p>'],
    ['path with curve of whole', '<p style="clip-path:path(\'M0 0h300v80c-5 0 -10 0 -300 0z\')">{}</p>'],
    ['shape() elsewhere', '<p style="clip-path:shape(from 250px 0, curve to 260px 10px with 255px 0, close)">{}</p>'],
    ['evenodd twice', '<p style="clip-path:path(evenodd,\'M0 0h300v80h-300zM0 0h300v80h-300z\')">{}</p>'],
    [
      'evenodd twice, polygon',
      '<p style="clip-path:polygon(evenodd,0 0,100% 0,100% 100%,0 100%,0 0,100% 0,100% 100%,0 100%)">{}</p>',
    ],
    [
      'url rect elsewhere',
      '<svg width="0" height="0" style="position:absolute"><clipPath id="u{}"><rect x="250" width="30" height="30"/></clipPath></svg><p style="clip-path:url(#u{})">{}</p>',
    ],
    ['url none', '<p style="clip-path:url(#nothing)">{}</p>'],
    [
      'svg text under path',
      '<svg width="200" height="40"><text y="20">{}</text><path d="M0 0h200v40h-200z" fill="#fff"/></svg>',
    ],
    [
      'svg text on path',
      '<svg width="200" height="40"><path d="M0 0h200v40h-200z" fill="#fff"/><text y="20">{}</text></svg>',
    ],
    [
      'svg text under an empty path',
      '<svg width="200" height="40"><text y="20">{}</text><path d="M0 0h200v40h-200z" fill="none" stroke="#000"/></svg>',
    ],
    [
      'svg text in a group behind',
      '<svg width="200" height="40"><g><text y="20">{}</text></g><circle cx="20" cy="20" r="90" fill="#fff"/></svg>',
    ],
    [
      'z-index -1 deep',
      '<div style="isolation:isolate"><div style="background:#fff"><div><div><p style="position:relative;z-index:-1;margin:0">{}</p></div></div></div></div>',
    ],
    ['rp shown', '<style>.rp rp{display:inline}</style><ruby class="rp">a<rp>{}</rp><rt>b</rt></ruby>'],
    [
      'slotted text behind a box',
      '<div style="position:relative;height:40px"><template shadowrootmode="open"><slot></slot><i style="position:absolute;inset:0;background:#fff"></i></template>{}</div>',
    ],
    [
      'slotted element behind a box',
      '<div style="position:relative;height:40px"><template shadowrootmode="open"><slot></slot><i style="position:absolute;inset:0;background:#fff"></i></template><p>{}</p></div>',
    ],
    [
      'around a float',
      "<div style=\"margin:0;width:200px\"><img style=\"float:left;width:100px;height:15px\" src=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='80'%3E%3Crect width='300' height='80' fill='red'/%3E%3C/svg%3E\">some {} and more words around a float</div>",
    ],
    [
      'beside a badge',
      '<div style="margin:0;width:200px;position:relative">some {} and more words near a badge<i style="position:absolute;right:0;top:0;width:20px;height:10px;background:red"></i></div>',
    ],
    [
      'of no box behind a box',
      '<div style="position:relative"><span style="display:contents">{}</span><i style="position:absolute;inset:0;background:#fff"></i></div>',
    ],
    [
      'of no box beside a box',
      '<div style="position:relative"><span style="display:contents">{}</span><i style="position:absolute;inset:0 0 0 50%;background:#fff"></i></div>',
    ],
  ],
};
