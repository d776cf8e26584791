import { commands, viewKinds, type CommandName } from './arguments.ts';
import { HostError, exitStatus } from '../host/HostError.ts';

const topicList = commands.filter((name) => name !== 'help').join(' | ');

const main = `Shows a web page as a language model reads it through DomTool, and acts on it.

  domtool view URL-or-FILE [options]              print a page
  domtool act URL-or-FILE ACTION… [options]       act on it, and print what changed
  domtool tools [--format …]                      list the tools for a model
  domtool mcp [options]                           serve a browser to MCP clients; "domtool mcp --help"
  domtool [demo]                                  perform a short task in a sample web shop
  domtool help [${topicList}]              explain one of them, with examples

In the project's folder "npm start --" stands for "domtool". The word view may be omitted.

Every number in a view is an element: [12 button Buy] is clicked by its number.

  domtool view shop.example                       what is there?
  domtool act shop.example 'type(3, "lamp", pressEnter: true)' 'click(14)'
  domtool view page.html --view overview --json | jq .sections
  domtool view page.html --screenshot page.png --marks

How the page is printed
  --view KIND              ${viewKinds.join(', ')}; "domtool help view" explains each
  --json                   print JSON instead of text
  --max-tokens N           print what matters most in at most about N tokens
  --values                 include typed text, but never passwords and the like
  --screenshot FILE        save a screenshot at the end (PNG, or JPEG by the file's name)
  --marks                  draw every number on that screenshot, where its element is

What is done, in the order given, as ACTION or
  --click N                click the element with the number N
  --type N TEXT            type TEXT into the element N, replacing its content

Which browser is used
  --viewport WxH           the size of the viewport in CSS pixels (default 1280x800)
  --connect URL            a browser that is already running, by the URL of its debugging port
                           (http://localhost:9222 or ws://…); without a page, the tab that it has open
  --help, --version

Views go to standard output, progress and errors to standard error. Only terminals get colours; NO_COLOR=1 and
FORCE_COLOR=1 override this. The exit status is
  ${exitStatus.ok}  success
  ${exitStatus['action-failed']}  an action failed: no such element, hidden, covered, …
  ${exitStatus.usage}  the command line is wrong
  ${exitStatus['no-browser']}  no browser was found, could be installed, or answered
  ${exitStatus['no-page']}  the page did not load, or the file does not exist
  ${exitStatus['no-view']}  the page loaded, but its view could not be made

The browser is the one that DOMTOOL_CHROME or CHROME_PATH names, otherwise Playwright's own Chromium, otherwise an
installed Chrome, Chromium, Edge or Brave. If there is none, one is installed.`;

const topics: Readonly<Record<Exclude<CommandName, 'help'>, string>> = {
  view: `domtool view URL-or-FILE [--view KIND] [--json] [--max-tokens N] [--screenshot FILE [--marks]]

KIND is one of
  text         the whole page, close to Markdown, with [12 button Buy] for what can be used (the default)
  overview     structure, usable elements and headings, in at most 30 rows each
  serialized   JSON of the page without wrapper elements and default values
  state        JSON of minified nodes, for a planning back end
  skeleton     the page's structure as HTML, with data-llm-id on what can be used
  forms        JSON of every form: label, type, format, options and validity of each field
  model        JSON of a flat list of controls with a selector each

A page is a URL, a file, or a folder with an index.html; shop.example means https://shop.example.

  domtool view https://example.com
  domtool view saved-page.html --max-tokens 800
  domtool view localhost:3000 --view forms
  domtool view localhost:3000 --screenshot page.png --marks --viewport 390x844`,
  act: `domtool act URL-or-FILE ACTION… [--json] [--screenshot FILE [--marks]]

Performs each ACTION in order, prints what it changed, and prints the page at the end. Look first ("domtool view …"):
an action names its element by the number in the view, which is the same as long as the page loads the same content.

An ACTION is a tool's name with its arguments in parentheses, first in order, then by name. Quote it for the shell:
  'click(12)'                            'click(12, button: right)'
  'type(3, "lamp", pressEnter: true)'    'keypress(Escape)'
  'select(5, ["Large"])'                 'check(7, true)'
  'scroll(down)'                         'waitFor("Saved", timeout: 9000)'
Tools that only look print their answer: 'search("basket")', 'inspect(12)'. "domtool tools" lists all.

The first action that fails ends the command with status ${exitStatus['action-failed']}. With --json every action is one
JSON document a line, {"action":…,"success":…,"changes":…}, and the page is {"view":…} at the end.`,
  tools: `domtool tools [--format list|openai|anthropic|mcp]

Lists the tools with their arguments, or prints their definitions as JSON in the format of a model's API.
DomTool's call(name, arguments) runs them in a page.

  domtool tools
  domtool tools --format anthropic > tools.json`,
  demo: `domtool [demo] [--json]

Opens the sample web shop that comes with DomTool and performs a short task in it: search, open a product, add it to the
basket. Prints the page before each action as a model reads it, and after it what changed.`,
};

/**
 * The help on one command, or on all.
 * @throws HostError `usage` if there is no help on the topic.
 */
export function helpFor(topic: string | null): string {
  if (topic === null || topic === 'help') return main;
  if (Object.hasOwn(topics, topic)) return topics[topic as keyof typeof topics];
  throw new HostError('usage', `There is no help on "${topic}", only on ${Object.keys(topics).join(', ')}.`);
}
