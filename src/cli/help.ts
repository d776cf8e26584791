import { exitStatus } from './errors.ts';

export const help = `Shows a web page as a language model reads it through DomTool, and acts on it.

  domtool [URL or FILE] [options]

Without a page it opens the sample web shop and plays a short task on it: search, open a product, put it into the basket.
In the project's folder the same is "npm start --", in place of "domtool".

  --view text|serialized   the form of the view: lines of text (the default), or JSON
  --click N                click the element that the view numbers N
  --type N TEXT            type TEXT into element N, in place of what is there
  --screenshot FILE        at the end, save a picture of the page (PNG, or JPEG by the file's name)
  --viewport WxH           the size of the window, in CSS pixels (default 1280x800)
  --connect URL            use a browser that already runs, here or on a grid, by the URL of its debugging port
                           (http://localhost:9222, or ws://…); without a page: the tab that it has open
  --help, --version

--click and --type may be given several times; they are done in the order given. Before each, and after the last, the view
is printed; after each, what it changed. With --view serialized these are JSON documents, one a line:
{"view":…}, {"action":…,"changes":…}; without actions it is the one JSON document of the page.

The view goes to standard output, progress and errors to standard error. The exit status is
  ${exitStatus.ok}  all done
  ${exitStatus['action-failed']}  an action failed: no such element, hidden, covered, …
  ${exitStatus.usage}  the command line is wrong
  ${exitStatus['no-browser']}  no browser was found, could be installed, or answered
  ${exitStatus['no-page']}  the page did not load, or the file is not there
  ${exitStatus['no-view']}  the page loaded, but its view could not be made

The browser is the one that DOMTOOL_CHROME or CHROME_PATH names, else Playwright's own Chromium, else an installed Chrome,
Chromium, Edge or Brave; if there is none, one is installed.
`;
