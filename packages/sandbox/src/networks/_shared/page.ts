import { escapeHtml } from '@kadr/kit/escape-html'

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:#f5f5f5;color:#1b1a18;font:16px/1.5 Onest,system-ui,sans-serif}
main{width:100%;max-width:440px;background:#fff;border:1px solid #e3e1dc;border-radius:16px;padding:24px;box-shadow:0 1px 2px rgb(27 26 24/.05)}
h1{margin:4px 0 8px;font-size:20px;line-height:26px;letter-spacing:-.01em}
p{margin:0 0 16px;color:#55514a}
.mark{display:inline-block;padding:2px 8px;border-radius:8px;background:#fff0c7;color:#7a4a00;font-size:12px;line-height:16px}
fieldset{margin:0 0 16px;padding:0;border:0}
legend{padding:0;margin-bottom:4px;font-size:14px;color:#55514a}
label{display:flex;gap:12px;align-items:center;min-height:44px;padding:8px 12px;border:1px solid #e3e1dc;border-radius:12px;margin-bottom:8px;cursor:pointer;overflow-wrap:anywhere}
label:has(:checked){border-color:#2f4bff;background:#e8ebff}
label small{display:block;color:#6b6760;font-size:12px;line-height:16px}
input{accent-color:#2f4bff;width:20px;height:20px;flex:none}
.actions{display:flex;gap:12px;flex-wrap:wrap}
button{flex:1 1 140px;min-height:44px;padding:0 16px;border-radius:12px;border:1px solid #8a867e;background:#fff;color:#1b1a18;font:inherit;cursor:pointer}
button.wide{flex-basis:100%}
button.main{background:#2f4bff;border-color:#2f4bff;color:#fff}
button.main:hover{background:#2239d9}
:focus-visible{outline:2px solid #2f4bff;outline-offset:2px}
`

/** A page of the sandbox. `body` is markup, everything else is escaped. */
export const renderSandboxPage = ({ title, body }: { title: string; body: string }): string =>
  `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<span class="mark">Песочница</span>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>`
