/** The part of Chromium's extension API that the example uses. */
interface Hook<F> {
  addListener(listener: F): void;
}
interface Tab {
  id?: number;
  url?: string;
}

interface Chrome {
  runtime: {
    onMessage: Hook<(message: { payload?: { type?: string } }, sender: { tab?: Tab; frameId?: number }) => void>;
  };
  action: { setBadgeText(details: { tabId: number; text: string }): Promise<void> };
  sidePanel: { setPanelBehavior(behavior: { openPanelOnActionClick: boolean }): Promise<void> };
  tabs: {
    query(filter: { active: boolean; lastFocusedWindow: boolean }): Promise<Tab[]>;
    onActivated: Hook<() => void>;
    onUpdated: Hook<(tabId: number, change: { status?: string }) => void>;
  };
}

export const { chrome } = globalThis as unknown as { chrome: Chrome };
