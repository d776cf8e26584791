import { setTimeout as wait } from 'node:timers/promises';
import type { Frame, JSHandle, Page } from 'playwright-core';
import { HostError } from '../../host/HostError.ts';
import type { ActionResult, DomTool, SerializedDom } from '../../index.ts';
import type { Command, Step } from '../arguments.ts';
import { injectDomTool } from './inject.ts';
import { settled } from './open.ts';

/** How long to wait for a navigation that has begun to reach its document, in milliseconds. */
const arrivalTimeout = 10_000;

/** The result of a step, as far as a document that is being left could still return it. */
export type StepResult = Pick<ActionResult, 'success' | 'changes'> &
  Partial<Pick<ActionResult, 'error' | 'code'>> & {
    /** The answer of a tool that only looks. */
    readonly answer?: unknown;
  };

export type PageStep = Step | { readonly action: 'press'; readonly node: string; readonly key: string };

/** Controls a DomTool in a page, and injects it again into each document that the page navigates to. */
export class PageTool {
  #handle: JSHandle<DomTool> | null = null;

  constructor(readonly page: Page) {}

  text(): Promise<string> {
    return this.#look((tool) => tool.evaluate(async (it) => (await it.getSnapshot()).toText({ previous: null })));
  }

  serialized(): Promise<SerializedDom> {
    return this.#look((tool) => tool.evaluate(async (it) => (await it.getSnapshot()).serialize()));
  }

  /** The requested view: as data, or as text if `asData` is false and the view has a textual form. */
  async view(
    { view, maxTokens, values: includeValues }: Pick<Command, 'view' | 'maxTokens' | 'values'>,
    asData: boolean,
  ): Promise<unknown> {
    const shared = { includeValues, ...(maxTokens === null ? {} : { maxTokens }) };
    const request = { view, shared, includeValues, format: asData ? ('json' as const) : ('text' as const) };
    const result = await this.#look((tool) =>
      tool.evaluate(async (it, { view: kind, shared: options, includeValues: values, format }): Promise<unknown> => {
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
      }, request),
    );
    if (view === 'skeleton' && !asData) return (result as { skeletonDom: string }).skeletonDom;
    return view === 'text' && asData ? { url: this.page.url(), title: await this.page.title(), text: result } : result;
  }

  /** Draws a numbered box around everything that can be used. */
  async showMarks(): Promise<void> {
    await this.#look((tool) =>
      tool.evaluate(async (it) => {
        await it.overlay.show();
      }),
    );
  }

  async hideMarks(): Promise<void> {
    await this.#look((tool) => tool.evaluate((it) => it.overlay.hide()));
  }

  /**
   * Performs the step once, and waits until the page has settled again.
   * @throws HostError `usage` for an action string that cannot be read, `no-view` if the tool fails.
   */
  async act(step: PageStep): Promise<StepResult> {
    const tool = await this.#tool();
    const navigation = watchNavigation(this.page);
    const result = await perform(tool, step).catch((error: unknown) => {
      // An action that leaves the document destroys the context that would have returned its result.
      if (isContextLost(error)) return leftDocument;
      throw asCliError(error);
    });
    if (result.answer !== undefined) {
      navigation.stop();
      return result;
    }
    if (result.changes.navigationOccurred) await navigation.arrived();
    await settled(this.page);
    if (!navigation.stop()) return result;
    return { ...result, changes: { ...result.changes, navigationOccurred: true, newUrl: this.page.url() } };
  }

  /** Looking changes nothing, so it can be repeated if the page navigated meanwhile. */
  async #look<T>(look: (tool: JSHandle<DomTool>) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await look(await this.#tool());
      } catch (error) {
        if (!isContextLost(error) || tries === 3) throw asCliError(error);
        await settled(this.page);
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
          throw misuse === undefined ? error : new HostError('usage', misuse);
        });
      return typeof answer === 'object' && answer !== null && 'changes' in answer && 'success' in answer
        ? (answer as StepResult)
        : { ...noChanges, answer };
    }
    case 'click':
      return tool.evaluate((it, { node }) => it.click(node), step);
    case 'type':
      return tool.evaluate((it, { node, text }) => it.type(node, text, { clearFirst: true }), step);
    case 'press':
      return tool.evaluate((it, { node, key }) => it.keypress(key, { targetNodeId: node }), step);
  }
}

const noChanges: StepResult = {
  success: true,
  changes: { navigationOccurred: false, domMutations: 0, scrollChanged: false, valueChanged: false },
};
const leftDocument: StepResult = {
  success: true,
  changes: { navigationOccurred: true, domMutations: 0, scrollChanged: false, valueChanged: false },
};

/** Watches for a navigation, which a document that is being left cannot always report. */
function watchNavigation(page: Page): { arrived(): Promise<void>; stop(): boolean } {
  const before = page.url();
  let hasNavigated = false;
  let notify = (): void => undefined;
  const onNavigated = (frame: Frame): void => {
    if (frame !== page.mainFrame()) return;
    hasNavigated = true;
    notify();
  };
  page.on('framenavigated', onNavigated);
  return {
    // A navigation that turns out to be a download reaches no document.
    arrived: () =>
      hasNavigated
        ? Promise.resolve()
        : Promise.race([
            new Promise<void>((resolve) => (notify = resolve)),
            wait(arrivalTimeout, undefined, { ref: false }),
          ]),
    stop: () => {
      page.off('framenavigated', onNavigated);
      return hasNavigated || page.url() !== before;
    },
  };
}

/** Whether the call failed because its document was left. */
function isContextLost(error: unknown): boolean {
  return /context was destroyed|navigat|handle is disposed|Cannot find context|frame was detached/i.test(String(error));
}

function asCliError(error: unknown): HostError {
  if (error instanceof HostError) return error;
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return new HostError('no-view', `The view could not be made: ${message.replace(/^\w+\.evaluate\w*: /, '')}`, {
    cause: error,
  });
}
