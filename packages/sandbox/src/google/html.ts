import { createHash } from 'node:crypto'
import { escapeHtml } from '@kadr/kit/escape-html'

const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px;
  background: #f5f5f5; color: #1b1a18; font: 16px/24px Onest, system-ui, sans-serif; }
main { width: 100%; max-width: 440px; background: #fff; border: 1px solid #e3e1dc;
  border-radius: 24px; padding: 32px 24px; }
h1 { margin: 16px 0 4px; font-size: 28px; line-height: 34px; letter-spacing: -0.02em; }
h2 { margin: 24px 0 12px; font-size: 16px; line-height: 24px; }
p { margin: 0; color: #55514a; }
.note { display: inline-block; padding: 4px 12px; border-radius: 8px; background: #fff0c7;
  color: #7a4a00; font-size: 14px; line-height: 20px; font-weight: 500; }
form { margin: 0; }
.people { display: grid; gap: 8px; margin-top: 24px; }
button { font: inherit; cursor: pointer; min-height: 44px; border-radius: 12px; }
.person { width: 100%; display: flex; align-items: center; gap: 12px; padding: 10px 12px;
  background: #fff; border: 1px solid #e3e1dc; color: #1b1a18; text-align: left; }
.person:hover { border-color: #2f4bff; background: #e8ebff; }
.person img { width: 40px; height: 40px; border-radius: 50%; flex: none; }
.person span { min-width: 0; overflow-wrap: anywhere; }
.person b { display: block; font-weight: 600; }
.person small { font-size: 14px; line-height: 20px; color: #55514a; }
.other { display: grid; gap: 12px; border-top: 1px solid #e3e1dc; margin-top: 24px; }
label { display: grid; gap: 4px; font-size: 14px; line-height: 20px; font-weight: 500; }
input { font: inherit; font-size: 16px; min-height: 44px; padding: 8px 12px; width: 100%;
  border: 1px solid #8a867e; border-radius: 12px; color: inherit; background: #fff; }
.primary { border: 0; background: #2f4bff; color: #fff; font-weight: 600; }
.primary:hover { background: #2239d9; }
.quiet { width: 100%; margin-top: 12px; border: 0; background: transparent; color: #b3261e; }
.quiet:hover { background: #fde6e3; }
.error { margin-top: 16px; padding: 12px; border-radius: 12px; background: #fde6e3; color: #b3261e; }
:focus-visible { outline: 2px solid #2f4bff; outline-offset: 2px; }
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

type PageOptions = {
  title: string
  body: string /** Whose place the page takes. */
  instead: string
}

export const renderPage = ({ title, body, instead }: PageOptions) => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main><span class="note">Локальный провайдер вместо ${escapeHtml(instead)}</span>${body}</main></body>
</html>`

/** Browsers check form-action on the redirect to the application too. */
export const createPageHeaders = ({ redirectUris }: { redirectUris: readonly string[] }) => {
  const targets = [...new Set(redirectUris.map((uri) => new URL(uri).origin))].join(' ')
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${STYLE_HASH}'`,
      "img-src 'self'",
      `form-action 'self' ${targets}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}
