import { escapeHtml } from '@kadr/kit/escape-html'
import { renderSandboxPage } from '../_shared/page.ts'
import type { ShownMessage } from './chat-routes.ts'

type Button = ShownMessage['buttons'][number][number]

const STYLE = `<style>
.message{margin:0 0 12px;padding:12px;border-radius:12px;background:#f0eefb;overflow-wrap:anywhere}
.message.own{background:#e4f1ea;margin-left:32px}
.message p{margin:0 0 8px;white-space:pre-wrap;color:inherit}
.message img,.message video{max-width:100%;border-radius:8px}
.row{display:flex;gap:8px;margin-top:8px}.row form,.row a{flex:1}
.row button{width:100%}
.row a{display:grid;place-items:center;min-height:44px;border:1px solid #8a867e;border-radius:12px;color:inherit}
textarea{width:100%;min-height:72px;font:inherit;padding:8px;border-radius:12px}
</style>`

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

function renderButton(of: { button: Button; mid: string; address: string; place: string }): string {
  const { button, mid, address, place } = of
  if (button.kind === 'link') {
    return `<a href="${escapeHtml(button.url)}">${escapeHtml(button.text)}</a>`
  }
  if (button.kind === 'callback') {
    return `<form method="post" action="${address}/press">${place}${hidden('message', mid)}${hidden('data', button.data)}<button>${escapeHtml(button.text)}</button></form>`
  }
  if (button.kind === 'open_app') {
    const page = `/dev/max?startapp=${encodeURIComponent(button.data)}`
    return `<a href="${escapeHtml(page)}" target="_top">${escapeHtml(button.text)}</a>`
  }
  return `<button disabled title="${escapeHtml(button.data)}">${escapeHtml(button.text)}</button>`
}

const renderFile = ({ kind, url, name }: ShownMessage['media'][number]): string => {
  if (kind === 'image') return `<img src="${escapeHtml(url)}" alt="">`
  if (kind === 'video') return `<p><a href="${escapeHtml(url)}">Видео</a></p>`
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></p>`
}

/** A page to talk with the bot: the chat, its buttons, a field to write in. */
export function renderChatPage(of: {
  messages: readonly ShownMessage[]
  answer: string | null
  group: { title: string; isBotIn: boolean }
  name: string
  /** Of the chat's routes. */
  address: string
  isGroup: boolean
}): string {
  const address = escapeHtml(of.address)
  const place = hidden('page', 'true') + (of.isGroup ? hidden('group', 'true') : '')
  const shown = of.messages.map((message) => {
    const rows = message.buttons.map(
      (row) =>
        `<div class="row">${row.map((button) => renderButton({ button, mid: message.id, address, place })).join('')}</div>`,
    )
    return `<div class="message${message.isFromPerson ? ' own' : ''}">${message.media.map(renderFile).join('')}<p>${message.html}</p>${rows.join('')}</div>`
  })
  const other = of.isGroup
    ? `<a href="${address}/page">Чат с ботом</a>`
    : `<a href="${address}/page?group">Группа «${escapeHtml(of.group.title)}»</a>`
  const notice = of.answer ? `<p role="status">Ответ бота: ${escapeHtml(of.answer)}</p>` : ''
  return renderSandboxPage({
    title: of.isGroup ? of.group.title : `MAX: ${of.name}`,
    body: `${STYLE}<p>${other} · <a href="">Обновить</a></p>
${shown.join('\n') || '<p>Сообщений ещё нет.</p>'}
${notice}
<form method="post" action="${address}/send" enctype="multipart/form-data">${place}
<textarea name="text" aria-label="Сообщение"></textarea>
<p><input type="file" name="file" multiple aria-label="Файлы" style="width:auto;height:auto"></p>
<div class="actions"><button class="main">Отправить</button></div></form>
<div class="row"><form method="post" action="${address}/start">${place}<button>Начать</button></form>
<form method="post" action="${address}/block">${place}<button>Остановить бота</button></form>
<form method="post" action="${address}/${of.group.isBotIn ? 'leave' : 'join'}">${place}<button>${of.group.isBotIn ? 'Удалить из группы' : 'Добавить в группу'}</button></form></div>`,
  })
}
