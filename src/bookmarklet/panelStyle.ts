/** The style of the panel, in system colours that follow the light or dark scheme of the person's system. */
export const PANEL_STYLE = `
:host,.panel{color-scheme:light dark;font:13px/1.45 system-ui,sans-serif;color:CanvasText;background:Canvas;text-align:left;direction:ltr}
:host::backdrop{display:none!important}
*{box-sizing:border-box}
.panel{display:flex;flex-direction:column;height:100%;margin:0;overflow:auto}
.row{display:flex;gap:6px;align-items:center;padding:6px 10px;flex-wrap:wrap;flex:none}
.head{border-bottom:1px solid #8886;position:relative;padding-right:44px}
.close{position:absolute;right:10px;top:6px}
h2{font:600 14px system-ui,sans-serif;margin:0;flex:1}
button,input{font:inherit;color:inherit;min-height:26px;border:1px solid #8889;border-radius:5px;background:#8881;padding:1px 9px}
button{cursor:pointer}
button:hover:not(:disabled),button[aria-selected=true]{background:#3b82f655;border-color:#3b82f6}
button:disabled{opacity:.5;cursor:default}
:focus-visible{outline:2px solid #3b82f6;outline-offset:1px}
input[type=search],.text{flex:1;min-width:60px;background:Field;color:FieldText}
label{display:flex;gap:4px;align-items:center;white-space:nowrap}
input[type=checkbox]{min-height:0;margin:0}
.view{flex:1 0 8em;overflow:auto;margin:0;padding:8px 10px;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext;font:12px/1.55 ui-monospace,monospace;border:solid #8886;border-width:1px 0}
.view button{display:inline;min-height:0;padding:0 2px;border-color:#3b82f666;border-radius:3px;text-align:start;unicode-bidi:isolate;user-select:text}
.view button[aria-pressed=true]{background:#3b82f6;color:#fff}
@media (forced-colors:active){button[aria-selected=true],.view button[aria-pressed=true]{forced-color-adjust:none;background:Highlight;color:HighlightText}}
.chosen{flex:1 0 100%;font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.status{min-height:1.5em;padding:2px 10px 6px;flex:none;overflow-wrap:anywhere}
`;
