import { engineNames, environmentVariables, type Engine, type FoundBrowser } from './engines.ts';
import { CliError } from '../errors.ts';
import { findBrowser } from './find.ts';
import { installBrowser, type Log } from './install.ts';

/** A browser of the engine: the one that is there, else a freshly installed one, else a clear error. */
export async function provideBrowser(engine: Engine, log: Log): Promise<FoundBrowser> {
  const found = (await findBrowser(engine)) ?? ((await installBrowser(engine, log)) ? await findBrowser(engine) : null);
  if (found) return found;
  const name = engineNames[engine];
  const variable = environmentVariables[engine][0];
  throw new CliError(
    'no-browser',
    `No ${name} was found, and none could be installed. Install one, or set ${variable} to its program.`,
  );
}
