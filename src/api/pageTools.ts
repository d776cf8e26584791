import { offeredTools } from '../actions/callPageTool.ts';
import { cut } from '../standards/characters.ts';
import { visible } from '../standards/pageText.ts';
import { escapeText } from '../views/text/escape.ts';

/** How much is told: of tools, of the parameters of one, and characters of its description and of a parameter's. */
const MAX_TOOLS = 50;
const MAX_PARAMETERS = 20;
const ABOUT_TOOL = 300;
const ABOUT_PARAMETER = 80;

/**
 * Describes the tools that the page offers, one line each: `- add_to_cart(item: string, count?: integer): Adds …`. All
 * but the punctuation is the page's own word.
 */
export function describePageTools(): string[] {
  const offered = [...offeredTools().values()];
  const lines = offered.slice(0, MAX_TOOLS).map(({ name, description, inputSchema }) => {
    return `- ${name}(${parametersOf(inputSchema).join(', ')})${about(description, ': ')}`;
  });
  return offered.length > MAX_TOOLS ? [...lines, `- … ${offered.length - MAX_TOOLS} more`] : lines;
}

const words = (text: string, limit: number): string => escapeText(cut(visible(text).trim(), limit));
const about = (text: unknown, before: string, after = ''): string =>
  typeof text === 'string' ? before + words(text, after ? ABOUT_PARAMETER : ABOUT_TOOL) + after : '';
const recordOf = (given: unknown): Partial<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? given : {};

/** Writes the parameters of a JSON Schema: `count?: integer (How many)`. */
function parametersOf(schema: unknown): string[] {
  try {
    const { properties, required } = recordOf(schema);
    const names = Object.entries(recordOf(properties));
    const told = names.slice(0, MAX_PARAMETERS).map(([name, given]) => {
      const { type, description, enum: choices } = recordOf(given);
      const isRequired = Array.isArray(required) && required.includes(name);
      const kind = words([choices ?? type ?? 'any'].flat().map(String).join('/'), ABOUT_PARAMETER);
      return `${words(name, ABOUT_PARAMETER)}${isRequired ? '' : '?'}: ${kind}${about(description, ' (', ')')}`;
    });
    return names.length > MAX_PARAMETERS ? [...told, `… ${names.length - MAX_PARAMETERS} more`] : told;
  } catch {
    // A getter or proxy of the page threw.
    return ['…'];
  }
}
