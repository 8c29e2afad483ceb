import { formatNumber } from '@kadr/domain/base/plural'
import { escapeHtml } from '@kadr/kit/escape-html'
import { typeset } from '@kadr/kit/typeset'
import { getCanvasSize } from '@kadr/scene/geometry/canvas-size'
import { SAFE_ZONES } from '@kadr/scene/geometry/safe-zones'
import { z } from 'zod'
import { fillValues } from './live-values.ts'
import { readYaml } from './read-yaml.ts'

const text = z.string().min(1)
const rows = z.array(z.strictObject({ label: text, text })).min(2)
/** A number, or a live value, which is written with spaces between thousands. */
const amount = z.preprocess(
  (value) => (typeof value === 'string' ? Number(value.replaceAll(/\s/g, '')) : value),
  z.number().nonnegative(),
)
const figureShape = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bars'),
    title: text,
    unit: z.string(),
    rows: z.array(z.strictObject({ label: text, value: amount, note: text.optional() })).min(2),
  }),
  z.strictObject({
    kind: z.literal('safe-zones'),
    title: text.optional(),
    network: z.enum(['tiktok', 'reels', 'shorts', 'all']),
  }),
  z.strictObject({ kind: z.literal('timeline'), title: text, rows }),
  z.strictObject({ kind: z.literal('steps'), title: text, rows }),
])
export type FigureSpec = z.infer<typeof figureShape>

export const readFigure = ({ file, source }: { file: string; source: string }): FigureSpec =>
  readYaml({ file, text: fillValues({ file, source, firstLine: 1 }), schema: figureShape })

const html = (words: string) => escapeHtml(typeset(words))

const drawBars = ({ title, unit, rows: bars }: Extract<FigureSpec, { kind: 'bars' }>) => {
  const most = Math.max(...bars.map(({ value }) => value))
  const lines = bars.map(({ label, value, note }) => {
    const share = most === 0 ? 0 : Math.round((value / most) * 1000) / 10
    const words = note ? `<small>${html(note)}</small>` : ''
    return `<div><dt>${html(label)}${words}</dt><dd><i style="width:${share}%"></i><b>${formatNumber(value)}\u00a0${html(unit)}</b></dd></div>`
  })
  return `<p class="figure-title">${html(title)}</p><dl class="bars">${lines.join('')}</dl>`
}

const drawRows = ({
  title,
  rows: lines,
  kind,
}: Extract<FigureSpec, { rows: unknown; kind: 'steps' | 'timeline' }>) => {
  const items = lines.map(
    ({ label, text: words }) => `<li><b>${html(label)}</b> ${html(words)}</li>`,
  )
  return `<p class="figure-title">${html(title)}</p><ol class="${kind}">${items.join('')}</ol>`
}

const NAMES = { tiktok: 'TikTok', reels: 'Reels', shorts: 'Shorts', all: 'Все три сети' }

/** One frame 9:16 with what the buttons of the network cover. */
const drawZone = (network: keyof typeof NAMES) => {
  const { width, height } = getCanvasSize('9:16')
  const zones = network === 'all' ? Object.values(SAFE_ZONES) : [SAFE_ZONES[network]]
  const side = (name: 'top' | 'right' | 'bottom' | 'left') =>
    Math.max(...zones.map((zone) => zone[name]))
  const [top, right, bottom, left] = [side('top'), side('right'), side('bottom'), side('left')]
  const safe = `M${left} ${top}H${width - right}V${height - bottom}H${left}Z`
  return [
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${NAMES[network]}: свободно от кнопок ${width - left - right} на ${height - top - bottom}">`,
    `<path class="covered" fill-rule="evenodd" d="M0 0H${width}V${height}H0Z${safe}"/><path class="safe" d="${safe}"/>`,
    `<text x="${width / 2}" y="${height / 2}">${width - left - right} × ${height - top - bottom}</text>`,
    `<text x="${width / 2}" y="${top / 2 + 20}">${top}</text><text x="${width / 2}" y="${height - bottom / 2 + 20}">${bottom}</text>`,
    `</svg><span>${NAMES[network]}</span>`,
  ].join('')
}

const drawZones = ({ network, title }: Extract<FigureSpec, { kind: 'safe-zones' }>) => {
  const shown = network === 'all' ? (['tiktok', 'reels', 'shorts'] as const) : ([network] as const)
  const heading = title ? `<p class="figure-title">${html(title)}</p>` : ''
  return `${heading}<div class="zones">${shown.map((name) => `<div>${drawZone(name)}</div>`).join('')}</div>`
}

/** Figures are text and shapes of the page itself: they can be read aloud, copied and zoomed. */
export const drawFigure = (figure: FigureSpec): string => {
  switch (figure.kind) {
    case 'bars':
      return drawBars(figure)
    case 'safe-zones':
      return drawZones(figure)
    default:
      return drawRows(figure)
  }
}
