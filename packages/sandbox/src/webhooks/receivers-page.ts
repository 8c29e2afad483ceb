import { html, type Markup } from '../showcase/markup.ts'
import { BEHAVIOURS, type Received, type Receiver } from './receivers.ts'
import { VERDICT_WORDS } from './verify-arrival.ts'

const MOUNT = '/sandbox/webhooks'

const timeOf = (instant: string) =>
  new Intl.DateTimeFormat('ru', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Moscow',
  }).format(new Date(instant))

const typeOf = (body: string): string => {
  try {
    const { type } = JSON.parse(body)
    return typeof type === 'string' ? type : 'без типа'
  } catch {
    return 'не JSON'
  }
}

const pretty = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

const renderReceived = (received: Received): Markup => {
  const { at, id, body, verdict, status, isRepeated } = received
  const isGood = verdict === 'valid' && status !== null && status < 300
  const isBad = verdict === 'forged' || verdict === 'old'
  return html`<article class="panel letter-card"><h2><code>${typeOf(body)}</code></h2>
<p class="muted">${timeOf(at)}. <span class="status ${isGood ? 'good' : isBad ? 'bad' : ''}">${VERDICT_WORDS[verdict]}</span>. ${status === null ? 'Ответа не было' : `Ответ ${status}`}${isRepeated && '. Повтор: такой номер уже был'}</p>
<p class="muted address"><code>${id}</code></p>
<details><summary>Тело</summary><pre class="text"><code>${pretty(body)}</code></pre></details></article>`
}

const renderForm = ({ name, secret, behaviour }: Receiver): Markup => html`<section class="panel">
<h2>Приёмник ${name}</h2>
<form method="post" action="${MOUNT}/set"><input type="hidden" name="name" value="${name}">
<div class="fields"><label class="wide">Секрет, чтобы проверять подпись<input name="secret" autocomplete="off" spellcheck="false" value="${secret ?? ''}" placeholder="whsec_"></label>
<label class="wide">Как отвечает<select name="behaviour">${BEHAVIOURS.map(
  ({ kind, label }) =>
    html`<option value="${kind}"${kind === behaviour ? html` selected` : ''}>${label}</option>`,
)}</select></label><button class="main">Сохранить</button></div></form>
<form method="post" action="${MOUNT}/forget"><input type="hidden" name="name" value="${name}"><p><button>Стереть пришедшее</button></p></form></section>`

const renderNavigation = (receivers: readonly Receiver[], current: Receiver): Markup =>
  html`<nav aria-label="Приёмники">${receivers.map(
    ({ name, received }) =>
      html`<a href="${MOUNT}?name=${name}"${name === current.name ? html` aria-current="page"` : ''}>${name} <span>${received.length}</span></a>`,
  )}</nav>`

/** What came to one receiver, and how it answers. */
export const renderReceivers = (receivers: readonly Receiver[], current: Receiver): string =>
  html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Вебхуки | Песочница | Кадр</title>
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<header class="top"><div><h1>Приём вебхуков</h1>
<p>Так события видит чужая программа. Подпись проверяет независимая библиотека. <a href="/sandbox">Сети песочницы</a></p></div></header>
${renderNavigation(receivers, current)}
<main class="letters">
${renderForm(current)}
${current.received.length === 0 ? html`<p class="empty">Ничего ещё не пришло.</p>` : current.received.toReversed().map(renderReceived)}
</main>
</body>
</html>`.html
