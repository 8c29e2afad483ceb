import { html, type Markup } from '../showcase/markup.ts'
import type { StoredLetter } from './mailbox.ts'

const timeOf = (instant: string) =>
  new Intl.DateTimeFormat('ru', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Moscow',
  }).format(new Date(instant))

const linkify = (text: string): Markup[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))

const renderLetter = ({ id, to, subject, text, sentAt }: StoredLetter): Markup =>
  html`<article class="panel letter-card"><h2>${subject}</h2>
<p class="muted">${to}, ${timeOf(sentAt)}</p>
<p class="text">${linkify(text)}</p>
<p><a href="/sandbox/mail/${id}">Как выглядит письмо</a></p></article>`

/** Letters that would have been sent. */
export const renderMailbox = (letters: readonly StoredLetter[]): string =>
  html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Почта | Песочница | Кадр</title>
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<header class="top"><div><h1>Почта песочницы</h1>
<p>Письма, которые ушли бы людям. Наружу не отправлено ни одно. <a href="/sandbox">Сети песочницы</a></p></div></header>
<main class="letters">
${letters.length === 0 ? html`<p class="empty">Писем пока нет.</p>` : letters.map(renderLetter)}
</main>
</body>
</html>`.html
