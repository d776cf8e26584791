// A task in the sample shop, done by a real MCP client with DomTool's server and with Playwright MCP's: what a model
// pays for it in tokens. The scripted model takes the numbers from the answers, as a model does.
import { loadCliModules } from '../../tools/cli-modules.mjs';
import { measure, servers, serveShop } from './task.mjs';

const { provideBrowser } = await loadCliModules();
const { executablePath } = await provideBrowser('chromium', console.error);
const print = process.argv.includes('--verbose') ? console.log : undefined;
const shop = await serveShop();
console.log('| server | tools | tokens of their definitions | calls | tokens of calls and answers | done |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const server of Object.keys(servers)) {
  const { name, tools, definitions, calls, answers, isDone } = await measure(server, {
    url: shop.url,
    executablePath,
    print,
  });
  console.log(`| ${name} | ${tools} | ${definitions} | ${calls} | ${answers} | ${isDone ? 'yes' : 'no'} |`);
}
shop.stop();
