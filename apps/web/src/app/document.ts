import { BOOT_ELEMENT_ID, type BootData } from '../platform/boot-data.ts'
import { escapeHtml, type Head, headToHtml, jsonForHtml } from '../platform/head.ts'

/** What the client build made, by the names the document asks for. */
export type DocumentAssets = {
  script: string
  styles: string[]
  /** Chunks of a page by its source file. */
  chunks: Record<string, string[]>
  /** The development server's own additions to the head. */
  headHtml?: string
}

export const ROOT_ELEMENT_ID = 'app'
const PAPER = '#FAF9F6'
const FONT = '/fonts/onest-5.3.1-cyrillic.woff2'

const link = (attributes: string) => `<link ${attributes}>`

/** The whole document around a drawn page. It holds no inline script: only data and files of our own. */
export const toDocument = ({
  assets,
  head,
  html,
  boot,
  preloads,
}: {
  assets: DocumentAssets
  head: Head
  html: string
  boot: BootData
  /** Chunks to fetch at once; content pages give none, their text matters more than their program. */
  preloads: string[]
}) =>
  [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${PAPER}">`,
    headToHtml(head),
    link(`rel="preload" href="${FONT}" as="font" type="font/woff2" crossorigin`),
    ...assets.styles.map((href) => link(`rel="stylesheet" href="${escapeHtml(href)}"`)),
    ...preloads.map((href) => link(`rel="modulepreload" href="${escapeHtml(href)}"`)),
    link('rel="icon" href="/favicon.ico" sizes="32x32"'),
    link('rel="icon" href="/icons/icon.svg" type="image/svg+xml"'),
    link('rel="apple-touch-icon" href="/icons/apple-touch-icon.png"'),
    link('rel="manifest" href="/manifest.webmanifest"'),
    assets.headHtml ?? '',
    `</head><body><div id="${ROOT_ELEMENT_ID}">${html}</div>`,
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">${jsonForHtml(boot)}</script>`,
    `<script type="module" src="${escapeHtml(assets.script)}"></script></body></html>`,
  ].join('')
