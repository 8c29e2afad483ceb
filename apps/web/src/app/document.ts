import { escapeHtml } from '@kadr/kit/escape-html'
import { BOOT_ELEMENT_ID, type BootData } from '../platform/boot-data.ts'
import { type Head, headToHtml, jsonForHtml } from '../platform/head.ts'

/** What the client build made, by the names the document asks for. */
export type DocumentAssets = {
  /** Decides when the program runs. */
  start: string
  /** The program's files, each after those it needs. */
  program: string[]
  styles: string[]
  /** Chunks of a page by its source file. */
  chunks: Record<string, string[]>
  /** The development server's own additions to the head. */
  headHtml?: string
}

type Program = {
  /** Files of this page, besides the program's own. */
  page: string[]
  /** The page is nothing without its program; a page of text is drawn already and can wait for it. */
  isUrgent: boolean
}

export const ROOT_ELEMENT_ID = 'app'
const PAPER = '#FAF9F6'
const FONT = '/fonts/onest-5.3.1-400-700-'

const link = (attributes: string) => `<link ${attributes}>`

/** Every text has letters, spaces and digits; only prices need the rouble. */
const fontsOf = (html: string) => ['cyrillic', 'latin', ...(html.includes('₽') ? ['rouble'] : [])]

const startScript = ({ assets, page, isUrgent }: Program & { assets: DocumentAssets }) => {
  const files = (list: string[]) => escapeHtml(list.join(' '))
  return [
    `<script type="module" src="${escapeHtml(assets.start)}" fetchpriority="low"`,
    ` data-program="${files(assets.program)}" data-page="${files(page)}"`,
    `${isUrgent ? ' data-is-urgent' : ''}></script>`,
  ].join('')
}

/** The whole document around a drawn page. It holds no inline script: only data and files of our own. */
export const toDocument = ({
  assets,
  head,
  html,
  boot,
  page,
  isUrgent,
}: Program & {
  assets: DocumentAssets
  head: Head
  html: string
  boot: BootData
}) =>
  [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${PAPER}">`,
    headToHtml(head),
    ...fontsOf(html).map((name) =>
      link(`rel="preload" href="${FONT}${name}.woff2" as="font" type="font/woff2" crossorigin`),
    ),
    ...assets.styles.map((href) => link(`rel="stylesheet" href="${escapeHtml(href)}"`)),
    // Low: what draws the page's frame, styles and letters, goes first.
    ...(isUrgent ? [assets.start, ...assets.program, ...page] : []).map((href) =>
      link(`rel="modulepreload" href="${escapeHtml(href)}" fetchpriority="low"`),
    ),
    link('rel="icon" href="/favicon.ico" sizes="32x32"'),
    link('rel="icon" href="/icons/icon.svg" type="image/svg+xml"'),
    link('rel="apple-touch-icon" href="/icons/apple-touch-icon.png"'),
    link('rel="manifest" href="/manifest.webmanifest"'),
    assets.headHtml ?? '',
    `</head><body><div id="${ROOT_ELEMENT_ID}">${html}</div>`,
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">${jsonForHtml(boot)}</script>`,
    startScript({ assets, page, isUrgent }),
    '</body></html>',
  ].join('')
