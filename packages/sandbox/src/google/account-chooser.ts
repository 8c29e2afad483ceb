import { escapeHtml } from '@kadr/kit/escape-html'
import { renderPage } from './html.ts'
import { createSubject, formatFullName, type Person } from './people.ts'

type ChooserOptions = {
  /** Whose place the page takes. */
  instead: string
  people: readonly Person[]
  pictureOf(person: Person): string
  action: string
  problem?: string | undefined
  typed?: { name: string; email: string } | undefined
}

const personButton = ({ person, picture }: { person: Person; picture: string }) => `
<button class="person" name="person" value="${createSubject(person)}">
<img src="${escapeHtml(picture)}" alt="" width="40" height="40">
<span><b>${escapeHtml(formatFullName(person))}</b><small>${escapeHtml(person.email || (person.phone ?? ''))}</small></span>
</button>`

export const renderChooser = ({
  instead,
  people,
  pictureOf,
  action,
  problem,
  typed,
}: ChooserOptions) =>
  renderPage({
    instead,
    title: 'Выберите аккаунт | Кадр',
    body: `
<h1>Выберите аккаунт</h1>
<p>Чтобы продолжить в «Кадр»</p>
<form class="people" method="post" action="${escapeHtml(action)}">
${people.map((person) => personButton({ person, picture: pictureOf(person) })).join('')}
</form>
<form class="other" method="post" action="${escapeHtml(action)}">
<h2>Другой человек</h2>
${problem ? `<p class="error" role="alert">${escapeHtml(problem)}</p>` : ''}
<label>Имя<input name="name" required maxlength="128" autocomplete="name" value="${escapeHtml(typed?.name ?? '')}"></label>
<label>Электронная почта<input name="email" type="email" required maxlength="254" autocomplete="email" value="${escapeHtml(typed?.email ?? '')}"></label>
<button class="primary" name="choice" value="other">Войти</button>
</form>
<form method="post" action="${escapeHtml(action)}">
<button class="quiet" name="choice" value="deny">Отказать</button>
</form>`,
  })

export const renderProblem = ({ instead, message }: { instead: string; message: string }) =>
  renderPage({
    instead,
    title: 'Вход не удался | Кадр',
    body: `<h1>Вход не удался</h1><p class="error" role="alert">${escapeHtml(message)}</p>`,
  })
