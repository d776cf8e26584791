import { BROWSER_OPTIONS, optionHelp, type OptionTable } from '../host/commandLineOptions.ts';
import { HostError, exitStatus } from '../host/HostError.ts';
import { COMMON_OPTIONS, OPEN_OPTIONS, SESSION_OPTIONS, VIEW_OPTIONS } from './arguments.ts';
import { optionsOf, sessionCommands } from './commands.ts';

const actions = ['click', 'type', 'select', 'check', 'hover', 'keypress', 'scroll', 'fill-form', 'wait-for'];
const looks = ['text', 'overview', 'search', 'inspect', 'forms', 'serialized', 'state', 'skeleton', 'model'];
const others = Object.keys(sessionCommands).filter((name) => !actions.includes(name) && !looks.includes(name));

const main = `Shows a web page as a language model reads it through DomTool, and acts on it.

In a browser that stays open until "close", or until nothing was asked for 15 minutes:
  domtool open URL-or-FILE [options]              begin a session, or go to another page in it
  domtool text                                    read the page; also ${looks.slice(1).join(', ')}
  domtool click 12                                act by number or selector, and print what changed
  domtool type 3 "lamp" --enter                   also ${actions.slice(2).join(', ')}
  domtool screenshot page.png --marks             also back, forward, reload, wait, upload,
                                                  ${others.join(', ')}
  domtool close; domtool sessions                 end a session; list them

In a browser of its own for each call:
  domtool view URL-or-FILE [options]              print a page; "-" is a page from standard input
  domtool act URL-or-FILE ACTION… [options]       act on it, and print what changed
  domtool [demo]                                  perform a short task in a sample web shop

  domtool tools [--format …]                      list the tools for a model
  domtool mcp [options]                           serve a browser to MCP clients; "domtool mcp --help"
  domtool help COMMAND                            explain any of them, with its options

In the project's folder "npm start --" stands for "domtool". The word view may be omitted.

Every number in a view is an element: [12 button Buy] is clicked by its number. In a session numbers mean the same from
call to call. A selector may stand for a number: "text=Buy", 'role=button[name="Buy"]', "#buy".

  domtool view page.html --view overview --json | jq .sections
  domtool act shop.example 'type(3, "lamp", pressEnter: true)' 'click(14)'

How the page is printed
${optionHelp(VIEW_OPTIONS)}

What is done by act and view, in the order given, as ACTION or
  --click N                click the element with the number N
  --type N TEXT            type TEXT into the element N, replacing its content

Which browser is used
${optionHelp(BROWSER_OPTIONS)}
  --install                install a browser if there is none
  --help, --version

Views go to standard output, progress and errors to standard error. Only terminals get colours; NO_COLOR=1 and
FORCE_COLOR=1 override this. The exit status is
  ${exitStatus.ok}  success
  ${exitStatus['action-failed']}  an action failed: no such element, hidden, covered, …
  ${exitStatus.usage}  the command line is wrong
  ${exitStatus['no-browser']}  no browser or session was found, or it did not answer
  ${exitStatus['no-page']}  the page did not load, or the file does not exist
  ${exitStatus['no-view']}  the page loaded, but it did not answer, or its view could not be made

The browser is the one that --executable-path, DOMTOOL_CHROME or CHROME_PATH names, otherwise Playwright's own Chromium,
otherwise an installed Chrome, Chromium, Edge or Brave.`;

const topics: Readonly<Record<string, string>> = {
  view: `domtool view URL-or-FILE [options]

A page is a URL, a file, or a folder with an index.html; shop.example means https://shop.example, and - is a page from
standard input. --view is one of
  text         the whole page, close to Markdown, with [12 button Buy] for what can be used (the default)
  overview     structure, usable elements and headings, in at most 30 rows each
  serialized   JSON of the page without wrapper elements and default values
  state        JSON of minified nodes, for a planning back end
  skeleton     the page's structure as HTML, with data-llm-id on what can be used
  forms        JSON of every form: label, type, format, options and validity of each field
  model        JSON of a flat list of controls with a selector each

  domtool view https://example.com
  domtool view saved-page.html --max-tokens 800
  curl -s localhost:3000 | domtool view - --view forms
  domtool view localhost:3000 --screenshot page.png --marks --viewport 390x844

${optionHelp(VIEW_OPTIONS)}`,
  act: `domtool act URL-or-FILE ACTION… [--json] [--screenshot FILE [--marks]]

Performs each ACTION in order, prints what it changed, and prints the page at the end. Look first ("domtool view …"):
an action names its element by the number in the view, which is the same as long as the page loads the same content, or
by a selector. A session ("domtool open …") keeps the page and its numbers between calls.

An ACTION is a tool's name with its arguments in parentheses, first in order, then by name. Quote it for the shell:
  'click(12)'                            'click("text=Buy", button: right)'
  'type(3, "lamp", pressEnter: true)'    'keypress(Escape)'
  'select(5, ["Large"])'                 'check(7, true)'
  'scroll(down)'                         'waitFor("Saved", timeout: 9000)'
Tools that only look print their answer: 'search("basket")', 'inspect(12)'. "domtool tools" lists all.

The first action that fails ends the command with status ${exitStatus['action-failed']}. With --json every action is one
JSON document a line, {"action":…,"success":…,"changes":…,"effect":…}, also one that fails, and the page is {"view":…}
at the end.`,
  open: `domtool open [URL-or-FILE] [options]

Begins a session: a browser that stays for the calls that follow, until "domtool close" or until it is idle. In a session
that is open already it goes to another page.

${optionHelp(OPEN_OPTIONS)}

Which browser is used
${optionHelp(BROWSER_OPTIONS)}`,
  back: 'domtool back\n\nGoes back to the previous page of the session.',
  forward: 'domtool forward\n\nGoes forward to the next page of the session.',
  reload: 'domtool reload\n\nLoads the page of the session again.',
  wait: `domtool wait UNTIL [--timeout MS]

Waits for a text to show, until nothing is requested (idle), or for milliseconds. --timeout limits the first two.`,
  screenshot: `domtool screenshot FILE [--marks] [--full-page]

Saves a picture of the page as PNG, or JPEG by the file's name. --marks draws every number where its element is.`,
  upload: 'domtool upload N FILE…\n\nGives files to the file input with the number N.',
  close: `domtool close [--session NAME | --all]\n\nEnds a session and its browser.\n\n${optionHelp(SESSION_OPTIONS)}`,
  sessions: 'domtool sessions\n\nLists the sessions that are open, and where they are.',
  tools: `domtool tools [--format list|openai|anthropic|mcp|seed]

Lists the tools with their arguments, or prints their definitions as JSON in the format of a model's API.
DomTool's call(name, arguments) runs them in a page.

  domtool tools
  domtool tools --format anthropic > tools.json`,
  mcp: `domtool mcp [options]

Serves a browser to clients of the Model Context Protocol; "domtool mcp --help" lists the options.`,
  demo: `domtool [demo] [--json]

Opens the sample web shop that comes with DomTool and performs a short task in it: search, open a product, add it to the
basket. Prints the page before each action as a model reads it, and after it what changed.`,
};

/** Returns the help on one command, or the general help. @throws HostError `usage` if there is no help on the topic */
export function helpFor(topic: string | null): string {
  if (topic === null || topic === 'help') return main;
  if (Object.hasOwn(topics, topic)) return topics[topic] ?? '';
  if (Object.hasOwn(sessionCommands, topic)) return helpOn(topic);
  const known = [...Object.keys(topics), ...Object.keys(sessionCommands)];
  throw new HostError('usage', `There is no help on "${topic}", only on ${known.join(', ')}.`);
}

/** The words of commands whose required arguments do not tell them all. */
const WORDS: Readonly<Record<string, string>> = {
  dialog: 'accept [TEXT]|dismiss',
  diff: 'OLD NEW',
  drag: 'N [TARGET]',
  scroll: '[N] [up|down|left|right]',
  tabs: '[list|new [URL]|select INDEX|close [INDEX]]',
};
/** What helps to use a command and its description does not say. */
const HINTS: Readonly<Record<string, string>> = {
  diff: ' OLD and NEW are snapshot ids, as "domtool overview" prints them.',
};

function helpOn(name: string): string {
  const command = sessionCommands[name]!;
  const { help, properties, required } = command;
  const words = WORDS[name] ?? required.map((key) => (/nodeId$/i.test(key) ? 'N' : key.toUpperCase())).join(' ');
  const options: OptionTable = Object.fromEntries(
    Object.entries(optionsOf(command)).filter(([option]) => !option.startsWith('no-') && !required.includes(option)),
  );
  const more = Object.keys(properties).length > required.length ? ' [options]' : '';
  return `domtool ${name}${words && ` ${words}`}${more}

${help.replace(/\.?$/, '.')}${HINTS[name] ?? ''} Works in a session ("domtool help open").

${optionHelp({ ...options, ...COMMON_OPTIONS })}`;
}
