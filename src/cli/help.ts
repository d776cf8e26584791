import { commands, viewKinds, type CommandName } from './arguments.ts';
import { CliError, exitStatus } from './errors.ts';

const main = `Shows a web page as a language model reads it through DomTool, and acts on it.

  domtool view URL-or-FILE [options]              look at a page
  domtool act URL-or-FILE ACTION… [options]       do something there, and see what it changed
  domtool tools [--format …]                      the tools that a model can be given
  domtool [demo]                                  a sample web shop, with a short task played on it
  domtool help [${commands.filter((name) => name !== 'help').join(' | ')}]              more about one of them, with examples

In the project's folder "npm start --" is the same as "domtool". The word view may be left out.

Every number in a view is an element: [12 button Buy] is clicked by its number.

  domtool view shop.example                       what is there?
  domtool act shop.example 'type(3, "lamp", pressEnter: true)' 'click(14)'
  domtool view page.html --view overview --json | jq .sections
  domtool view page.html --screenshot page.png --marks

How the page is shown
  --view KIND              ${viewKinds.join(', ')}; help view tells of each
  --json                   JSON in place of text
  --max-tokens N           what matters most, in about so many tokens
  --values                 show typed text too; passwords and the like never
  --screenshot FILE        at the end, save a picture of the page (PNG, or JPEG by the file's name)
  --marks                  with every number drawn on that picture, where its element is

What is done, in the order given, as ACTION or
  --click N                click the element that the view numbers N
  --type N TEXT            type TEXT into element N, in place of what is there

Which browser
  --viewport WxH           the size of the window, in CSS pixels (default 1280x800)
  --connect URL            use a browser that already runs, here or on a grid, by the URL of its debugging port
                           (http://localhost:9222, or ws://…); without a page: the tab that it has open
  --help, --version

The view goes to standard output, progress and errors to standard error. Colours are for terminals only; NO_COLOR=1 and
FORCE_COLOR=1 are heard. The exit status is
  ${exitStatus.ok}  all done
  ${exitStatus['action-failed']}  an action failed: no such element, hidden, covered, …
  ${exitStatus.usage}  the command line is wrong
  ${exitStatus['no-browser']}  no browser was found, could be installed, or answered
  ${exitStatus['no-page']}  the page did not load, or the file is not there
  ${exitStatus['no-view']}  the page loaded, but its view could not be made

The browser is the one that DOMTOOL_CHROME or CHROME_PATH names, else Playwright's own Chromium, else an installed Chrome,
Chromium, Edge or Brave; if there is none, one is installed.`;

const topics: Readonly<Record<Exclude<CommandName, 'help'>, string>> = {
  view: `domtool view URL-or-FILE [--view KIND] [--json] [--max-tokens N] [--screenshot FILE [--marks]]

KIND is what the page is shown as:
  text         the whole page near Markdown, with [12 button Buy] for what can be used (the default)
  overview     structure, what can be used, headings, in at most 30 rows each
  serialized   JSON of what matters, without containers and default values
  state        JSON of minified nodes, for a planning back end
  skeleton     the page's structure as HTML, with data-llm-id on what can be used
  forms        JSON of every form: label, type, format, options, validity of each field
  model        JSON of the older flat list of controls

A page may be a URL, a file or a folder with an index.html; shop.example means https://shop.example.

  domtool view https://example.com
  domtool view saved-page.html --max-tokens 800
  domtool view localhost:3000 --view forms
  domtool view localhost:3000 --screenshot page.png --marks --viewport 390x844`,
  act: `domtool act URL-or-FILE ACTION… [--json] [--screenshot FILE [--marks]]

Does each ACTION in turn, tells what it changed, and shows the page at the end. Look first ("domtool view …"): an action
names its element by the number that the view gives it, which is the same as long as the page loads the same.

An ACTION is a tool's name with what it takes in parentheses, first in order, then by name; in quotes, for the shell:
  'click(12)'                            'click(12, button: right)'
  'type(3, "lamp", pressEnter: true)'    'keypress(Escape)'
  'select(5, ["Large"])'                 'check(7, true)'
  'scroll(down)'                         'waitFor("Saved", timeout: 9000)'
Tools that only look answer in their place: 'search("basket")', 'inspect(12)'. "domtool tools" lists all.

The first action that fails ends it, with status ${exitStatus['action-failed']}. With --json each action is one JSON document a line:
{"action":…,"success":…,"changes":…}, and {"view":…} at the end.`,
  tools: `domtool tools [--format list|openai|anthropic|mcp|seed]

Lists the tools with what they take, or prints their definitions as JSON in the form that a model's API wants.
They are run in a page by DomTool's call(name, arguments).

  domtool tools
  domtool tools --format anthropic > tools.json`,
  demo: `domtool [demo] [--json]

Opens the sample web shop that comes with DomTool and plays a short task on it: search, open a product, put it into the basket;
before each action the page as a model reads it, after it what changed.`,
};

/** The help, of one command or of all. @throws CliError `usage` for a topic that there is not. */
export function helpFor(topic: string | null): string {
  if (topic === null || topic === 'help') return main;
  if (Object.hasOwn(topics, topic)) return topics[topic as keyof typeof topics];
  throw new CliError('usage', `There is no help on "${topic}"; there is on ${Object.keys(topics).join(', ')}.`);
}
