import { escapeHtml } from '@kadr/kit/escape-html'
import type { FakePerson } from '../fake-network.ts'
import { renderSandboxPage } from './page.ts'

type ConsentView = {
  /** Display name of the network. */
  title: string
  people: readonly FakePerson[]
  /** The preselected account. */
  chosenId: string | undefined
  scopes: readonly string[]
  /** Parameters of the authorization request, carried through the form. */
  request: Iterable<readonly [string, string]>
}

/** Choice of account and scopes, as on the network's own page. */
export function renderConsentPage({
  title,
  people,
  chosenId,
  scopes,
  request,
}: ConsentView): string {
  const hidden = [...request].map(
    ([name, value]) =>
      `<input type="hidden" name="request.${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const persons = people.map(
    ({ id, name, handle }) =>
      `<label><input type="radio" name="person" value="${escapeHtml(id)}"${id === chosenId ? ' checked' : ''}>` +
      `<span>${escapeHtml(name)}<small>${escapeHtml(handle)}</small></span></label>`,
  )
  const permissions = scopes.map(
    (scope) =>
      `<label><input type="checkbox" name="scope" value="${escapeHtml(scope)}" checked>` +
      `<span>${escapeHtml(scope)}</span></label>`,
  )
  return renderSandboxPage({
    title: `Кадр просит доступ к ${title}`,
    body: `<p>Это не настоящий ${escapeHtml(title)}: вход и публикации остаются на этом сервере.</p>
<form method="post">
${hidden.join('\n')}
<fieldset><legend>Аккаунт</legend>
${persons.join('\n')}
</fieldset>
<fieldset><legend>Разрешения</legend>
${permissions.join('\n')}
</fieldset>
<div class="actions">
<button class="main" name="decision" value="allow">Разрешить</button>
<button name="decision" value="deny">Отказать</button>
</div>
</form>`,
  })
}

/** For popups: passes the code to the opener and closes. */
export function renderPopupResult(message: Readonly<Record<string, string>>): string {
  const data = JSON.stringify(message).replaceAll('<', '\\u003c')
  return renderSandboxPage({
    title: 'Готово',
    body: `<p>Можно закрыть это окно.</p>
<script>window.opener?.postMessage(${data}, '*'); window.close()</script>`,
  })
}

export const renderConsentProblem = (problem: string): string =>
  renderSandboxPage({
    title: 'Запрос не принят',
    body: `<p>Сеть не поняла запрос на вход: ${escapeHtml(problem)}.</p>`,
  })
