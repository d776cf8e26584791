import { setTimeout as wait } from 'node:timers/promises';
import type { Frame, JSHandle, Page } from 'playwright-core';
import { CliError } from '../errors.ts';
import type { ActionResult, DomTool, SerializedDom } from '../../index.ts';
import type { Step, ViewKind } from '../arguments.ts';
import { injectDomTool } from './inject.ts';
import { comeToRest } from './open.ts';

/** How long a navigation that has begun may take to get anywhere. */
const arrivalTimeout = 10_000;

/** What the page answered, as far as it could still answer. */
export type StepResult = Pick<ActionResult, 'success' | 'changes'> & Partial<Pick<ActionResult, 'error' | 'code'>>;

export type PageStep = Step | { readonly action: 'press'; readonly node: string; readonly key: string };

/** A DomTool in a page, from outside: put there anew in each document that the page goes to. */
export class PageTool {
  #handle: JSHandle<DomTool> | null = null;

  constructor(readonly page: Page) {}

  text(): Promise<string> {
    return this.#look((tool) => tool.evaluate(async (it) => (await it.getSnapshot()).toText({ previous: null })));
  }

  serialized(): Promise<SerializedDom> {
    return this.#look((tool) => tool.evaluate(async (it) => (await it.getSnapshot()).serialize()));
  }

  view(kind: ViewKind): Promise<string | SerializedDom> {
    return kind === 'text' ? this.text() : this.serialized();
  }

  /** Does it, once, and waits until the page has come to rest again. */
  async act(step: PageStep): Promise<StepResult> {
    const tool = await this.#tool();
    const navigation = watchNavigation(this.page);
    const result = await perform(tool, step).catch((error: unknown) => {
      // An action that leaves the document takes its own answer with it.
      if (isGone(error)) return left;
      throw asCliError(error);
    });
    if (result.changes.navigationOccurred) await navigation.arrived();
    await comeToRest(this.page);
    if (!navigation.stop()) return result;
    return { ...result, changes: { ...result.changes, navigationOccurred: true, newUrl: this.page.url() } };
  }

  /** Looking changes nothing, so it may be tried again when the page went elsewhere meanwhile. */
  async #look<T>(look: (tool: JSHandle<DomTool>) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await look(await this.#tool());
      } catch (error) {
        if (!isGone(error) || tries === 3) throw asCliError(error);
        await comeToRest(this.page);
      }
    }
  }

  async #tool(): Promise<JSHandle<DomTool>> {
    const isAlive = await this.#handle?.evaluate(() => true).catch(() => false);
    if (this.#handle === null || isAlive !== true) this.#handle = await injectDomTool(this.page);
    return this.#handle;
  }
}

function perform(tool: JSHandle<DomTool>, step: PageStep): Promise<StepResult> {
  switch (step.action) {
    case 'click':
      return tool.evaluate((it, { node }) => it.click(node), step);
    case 'type':
      return tool.evaluate((it, { node, text }) => it.type(node, text, { clearFirst: true }), step);
    case 'press':
      return tool.evaluate((it, { node, key }) => it.keypress(key, { targetNodeId: node }), step);
  }
}

const left: StepResult = {
  success: true,
  changes: { navigationOccurred: true, domMutations: 0, scrollChanged: false, valueChanged: false },
};

/** Notes that the page went elsewhere, which a document that is left cannot always tell. */
function watchNavigation(page: Page): { arrived(): Promise<void>; stop(): boolean } {
  const before = page.url();
  let hasMoved = false;
  let tell = (): void => undefined;
  const onNavigated = (frame: Frame): void => {
    if (frame !== page.mainFrame()) return;
    hasMoved = true;
    tell();
  };
  page.on('framenavigated', onNavigated);
  return {
    // A navigation that turns out to be a download arrives nowhere.
    arrived: () => (hasMoved ? Promise.resolve() : Promise.race([new Promise<void>((resolve) => (tell = resolve)), wait(arrivalTimeout, undefined, { ref: false })])),
    stop: () => {
      page.off('framenavigated', onNavigated);
      return hasMoved || page.url() !== before;
    },
  };
}

/** Whether the document, and with it what was asked of it, went away. */
function isGone(error: unknown): boolean {
  return /context was destroyed|navigat|handle is disposed|Cannot find context|frame was detached/i.test(String(error));
}

function asCliError(error: unknown): CliError {
  if (error instanceof CliError) return error;
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return new CliError('no-view', `The view could not be made: ${message.replace(/^\w+\.evaluate\w*: /, '')}`, { cause: error });
}
