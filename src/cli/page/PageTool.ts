import { setTimeout as wait } from 'node:timers/promises';
import type { Frame, JSHandle, Page } from 'playwright-core';
import { CliError } from '../errors.ts';
import type { ActionResult, DomTool, SerializedDom } from '../../index.ts';
import type { Command, Step } from '../arguments.ts';
import { injectDomTool } from './inject.ts';
import { comeToRest } from './open.ts';

/** How long a navigation that has begun may take to get anywhere. */
const arrivalTimeout = 10_000;

/** What the page answered, as far as it could still answer. */
export type StepResult = Pick<ActionResult, 'success' | 'changes'> &
  Partial<Pick<ActionResult, 'error' | 'code'>> & {
    /** Of a step that looked and did nothing. */
    readonly answer?: unknown;
  };

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

  /** The page in the form that is wanted: as data, or, where it has one and `asData` is false, in the form for people. */
  async view(
    { view, maxTokens, values: includeValues }: Pick<Command, 'view' | 'maxTokens' | 'values'>,
    asData: boolean,
  ): Promise<unknown> {
    const some = { includeValues, ...(maxTokens === null ? {} : { maxTokens }) };
    const given = { view, some, includeValues, format: asData ? ('json' as const) : ('text' as const) };
    const seen = await this.#look((tool) =>
      tool.evaluate(async (it, { view: kind, some: options, includeValues: values, format }): Promise<unknown> => {
        switch (kind) {
          case 'text':
            return (await it.getSnapshot()).toText({ previous: null, ...options });
          case 'serialized':
            return (await it.getSnapshot()).serialize({ includeValues: values });
          case 'overview':
            return format === 'text' ? it.overview({ ...options, format }) : it.overview(options);
          case 'state':
            return it.pageState(options);
          case 'skeleton':
            return it.pageState({ ...options, domMode: 'skeleton' });
          case 'forms':
            return it.forms({ includeValues: values });
          case 'model':
            return it.toPageModel({ includeValues: values });
        }
      }, given),
    );
    if (view === 'skeleton' && !asData) return (seen as { skeletonDom: string }).skeletonDom;
    return view === 'text' && asData ? { url: this.page.url(), title: await this.page.title(), text: seen } : seen;
  }

  /** Draws a numbered box around everything that can be used, or takes them away again. */
  async marks(shown: boolean): Promise<void> {
    await this.#look((tool) =>
      tool.evaluate(async (it, show) => {
        await (show ? it.overlay.show() : it.overlay.hide());
      }, shown),
    );
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
    if (result.answer !== undefined) {
      navigation.stop();
      return result;
    }
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

async function perform(tool: JSHandle<DomTool>, step: PageStep): Promise<StepResult> {
  switch (step.action) {
    case 'perform': {
      const answer = await tool
        .evaluate((it, { text }) => it.perform(text), step)
        .catch((error: unknown) => {
          const misuse = /DomToolError: (.*)/.exec(String(error))?.[1];
          throw misuse === undefined ? error : new CliError('usage', misuse);
        });
      return typeof answer === 'object' && answer !== null && 'changes' in answer && 'success' in answer
        ? (answer as StepResult)
        : { ...unchanged, answer };
    }
    case 'click':
      return tool.evaluate((it, { node }) => it.click(node), step);
    case 'type':
      return tool.evaluate((it, { node, text }) => it.type(node, text, { clearFirst: true }), step);
    case 'press':
      return tool.evaluate((it, { node, key }) => it.keypress(key, { targetNodeId: node }), step);
  }
}

const unchanged: StepResult = {
  success: true,
  changes: { navigationOccurred: false, domMutations: 0, scrollChanged: false, valueChanged: false },
};
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
    arrived: () =>
      hasMoved
        ? Promise.resolve()
        : Promise.race([
            new Promise<void>((resolve) => (tell = resolve)),
            wait(arrivalTimeout, undefined, { ref: false }),
          ]),
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
  return new CliError('no-view', `The view could not be made: ${message.replace(/^\w+\.evaluate\w*: /, '')}`, {
    cause: error,
  });
}
