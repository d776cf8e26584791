const say = (selector, message) => ({ selector, message });

const domInterfaces =
  '/^(EventTarget|Node|Element|Attr|Text|Comment|CharacterData|Document|DocumentFragment|ShadowRoot|Window|Event|Range|Selection|NodeList|HTMLCollection|DOMTokenList|CSS\\w+|DOM\\w+|(HTML|SVG|MathML)\\w*|\\w+(Event|Element))$/';
const realmMessage = 'An object of another frame is of another realm: ask dom/kinds instead of instanceof.';
const htmlNames =
  '/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|parseFromString|srcdoc)$/';
const htmlMessage = 'No HTML from strings: Trusted Types would stop it.';
const oldMessage = 'Old libraries replace this by another function: spread, loop, slice, or use standards/indexed.';
const codeMessage = 'No code from strings: a Content-Security-Policy would stop it.';

/** Syntax that no file of the library may contain, in any folder. */
export const sourceSyntax = [
  say(`BinaryExpression[operator='instanceof'][right.type='Identifier'][right.name=${domInterfaces}]`, realmMessage),
  say(`BinaryExpression[operator='instanceof'][right.object.name=/^(window|globalThis|self)$/]`, realmMessage),
  say(`MemberExpression[property.name=${htmlNames}]`, htmlMessage),
  say(`CallExpression > Literal[value=${htmlNames}]`, htmlMessage),
  say(`MemberExpression[object.name='document'][property.name=/^(write|writeln)$/]`, htmlMessage),
  say(`CallExpression[callee.object.name='Array'][callee.property.name='from']`, oldMessage),
  say(`CallExpression[callee.property.name=/^reduce(Right)?$/]`, oldMessage),
  say(`CallExpression[callee.property.name=/^(starts|ends)With$/][arguments.length=2]`, oldMessage),
  say(`ForOfStatement > CallExpression[callee.property.name='entries'][arguments.length=0]`, oldMessage),
  say(`NewExpression[callee.name='Function']`, codeMessage),
  say(`CallExpression[callee.name=/^(Function|eval)$/]`, codeMessage),
];

const skipMessage = 'Every test runs, everywhere.';
const suites = '/^(describe|it|test|suite|context|specify)$/';

/** Syntax that no test may contain. */
export const testSyntax = [
  say(`MemberExpression[object.name=${suites}][property.name=/^(only|skip|todo|skipIf|runIf|fails)$/]`, skipMessage),
  say(`CallExpression[callee.name=/^(xit|xdescribe|xcontext|fit|fdescribe)$/]`, skipMessage),
  say(`CallExpression[callee.object.type='ThisExpression'][callee.property.name='skip']`, skipMessage),
];
