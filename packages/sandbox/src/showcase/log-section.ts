import type { RecordedRequest } from '../networks/host.ts'
import { labelOf } from './fault-form.ts'
import { html, type Markup } from './markup.ts'
import { showTime } from './post-card.ts'

const SHOWN = 40

/** Only the path is shown, without the bot token: queries, headers and bodies contain secrets. */
const pathOf = ({ path }: RecordedRequest) => path.replace(/\/bot\d+:[^/]+/, '/bot•••')

const statusOf = ({ reply, fault }: RecordedRequest): Markup => {
  const status = reply?.status
  const tone = status === undefined || status >= 400 ? 'bad' : 'good'
  return html`<span class="status ${tone}">${status ?? 'нет ответа'}</span>${fault && html` <span class="muted">${labelOf(fault)}</span>`}`
}

export const renderLog = (
  requests: readonly RecordedRequest[],
): Markup => html`<section id="log" class="panel">
<h2>Последние запросы</h2>
${
  requests.length === 0
    ? html`<p class="muted">Запросов ещё не было.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="Последние запросы"><table>
<thead><tr><th scope="col">Время</th><th scope="col">Сеть</th><th scope="col">Запрос</th><th scope="col">Ответ</th></tr></thead>
<tbody>${requests
        .slice(-SHOWN)
        .toReversed()
        .map(
          (entry) =>
            html`<tr><td>${showTime(entry.at)}</td><td>${entry.network}</td><td><code>${entry.method} ${pathOf(entry)}</code></td><td>${statusOf(entry)}</td></tr>`,
        )}</tbody></table></div>`
}
</section>`
