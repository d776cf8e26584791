import { isString, objectIn } from '../standards/values.ts';
import { offeredTools } from '../actions/callPageTool.ts';
import { cut } from '../standards/characters.ts';
import { visible } from '../standards/pageText.ts';
import { escapeText } from '../views/text/escape.ts';

/**
 * The largest number of tools, of parameters of one tool, and of characters of a tool's and of a parameter's
 * description.
 */
const MAX_TOOLS = 50;
const MAX_PARAMETERS = 20;
const MAX_TOOL_TEXT = 300;
const MAX_PARAMETER_TEXT = 80;

/**
 * Describes the tools that the page offers, one line each: `- add_to_cart(item: string, count?: integer): Adds …`.
 * Everything but the punctuation is text of the page.
 */
export function describePageTools(): string[] {
  const offered = [...offeredTools().values()];
  const lines = offered.slice(0, MAX_TOOLS).map(({ name, description, inputSchema }) => {
    return `- ${name}(${parametersOf(inputSchema).join(', ')})${descriptionOf(description, ': ')}`;
  });
  return offered.length > MAX_TOOLS ? [...lines, `- … ${offered.length - MAX_TOOLS} more`] : lines;
}

const shortened = (text: string, limit: number): string => escapeText(cut(visible(text).trim(), limit));
const descriptionOf = (text: unknown, before: string, after = ''): string =>
  isString(text) ? before + shortened(text, after ? MAX_PARAMETER_TEXT : MAX_TOOL_TEXT) + after : '';

/** Writes the parameters of a JSON Schema: `count?: integer (How many)`. */
function parametersOf(schema: unknown): string[] {
  try {
    const { properties, required } = objectIn(schema);
    const names = Object.entries(objectIn(properties));
    const parameters = names.slice(0, MAX_PARAMETERS).map(([name, given]) => {
      const { type, description, enum: choices } = objectIn(given);
      const isRequired = Array.isArray(required) && required.includes(name);
      const kind = shortened([choices ?? type ?? 'any'].flat().map(String).join('/'), MAX_PARAMETER_TEXT);
      const about = descriptionOf(description, ' (', ')');
      return `${shortened(name, MAX_PARAMETER_TEXT)}${isRequired ? '' : '?'}: ${kind}${about}`;
    });
    return names.length > MAX_PARAMETERS ? [...parameters, `… ${names.length - MAX_PARAMETERS} more`] : parameters;
  } catch {
    // A getter or proxy of the page threw.
    return ['…'];
  }
}
