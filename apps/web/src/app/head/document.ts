import { escapeHtml } from '@kadr/kit/escape-html'
import { BOOT_ELEMENT_ID, type BootData, ROOT_ELEMENT_ID } from '../../platform/page/boot-data.ts'
import { type Head, headToHtml, jsonForHtml } from '../../platform/page/head.ts'
import { PAPERS, paintTheme } from '../../platform/page/theme.ts'

/** Files of the client build, by their roles in the document. */
export type DocumentAssets = {
  /** The script that decides when the program runs. */
  start: string
  /** The program's files in dependency order. */
  program: string[]
  /** The same of the page for guests, which has a program of its own. */
  guestProgram: string[]
  styles: string[]
  /** Chunks of a page by its source file. */
  chunks: Record<string, string[]>
  /** Tags the development server adds to the head. */
  headHtml?: string
}

type Program = {
  /** Chunks of this page, without the program's own files. */
  page: string[]
  /** True for app pages, which need their program at once; a prerendered page can wait for it. */
  isUrgent: boolean
  /** True for pages to read: their program waits for the first move of the visitor. */
  isPatient: boolean
}

const FONT = '/fonts/onest-5.3.1-400-700-'

const link = (attributes: string) => `<link ${attributes}>`

/** The rouble sign has a font file of its own, needed only by pages with prices. */
const fontsOf = (html: string) => ['cyrillic', 'latin', ...(html.includes('₽') ? ['rouble'] : [])]

const startScript = ({
  assets,
  page,
  isUrgent,
  isPatient,
}: Program & { assets: DocumentAssets }) => {
  const files = (list: string[]) => escapeHtml(list.join(' '))
  return [
    `<script type="module" src="${escapeHtml(assets.start)}" fetchpriority="low"`,
    ` data-program="${files(assets.program)}" data-page="${files(page)}"`,
    `${isUrgent ? ' data-is-urgent' : ''}${isPatient ? ' data-is-patient' : ''}></script>`,
  ].join('')
}

/** The document around a rendered page. The content security policy allows the one inline script by its hash. */
export const toDocument = ({
  assets,
  head,
  html,
  boot,
  page,
  isUrgent,
  isPatient,
}: Program & {
  assets: DocumentAssets
  head: Head
  html: string
  boot: BootData
}) =>
  [
    `<!doctype html><html lang="ru"${isUrgent ? '' : ' data-fonts="later"'}><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${PAPERS.light.header}">`,
    `<script>(${paintTheme.toString()})()</script>`,
    headToHtml(head),
    ...(isUrgent ? fontsOf(html) : []).map((name) =>
      link(`rel="preload" href="${FONT}${name}.woff2" as="font" type="font/woff2" crossorigin`),
    ),
    ...assets.styles.map((href) => link(`rel="stylesheet" href="${escapeHtml(href)}"`)),
    // Low priority: styles and fonts, needed for the first paint, are fetched first.
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
    startScript({ assets, page, isUrgent, isPatient }),
    '</body></html>',
  ].join('')
