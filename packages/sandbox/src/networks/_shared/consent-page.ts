import { escapeHtml } from '@kadr/kit/escape-html'
import type { FakePerson } from '../fake-network.ts'
import { sandboxPage } from './page.ts'

type ConsentView = {
  /** Name of the network, as people know it. */
  title: string
  people: readonly FakePerson[]
  scopes: readonly string[]
  /** Parameters of the authorization request, carried through the form. */
  request: Iterable<readonly [string, string]>
}

/** Where a person chooses the account and what to allow, as on the network's own page. */
export function consentPage({ title, people, scopes, request }: ConsentView): string {
  const hidden = [...request].map(
    ([name, value]) =>
      `<input type="hidden" name="request.${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const persons = people.map(
    ({ id, name, handle }, index) =>
      `<label><input type="radio" name="person" value="${escapeHtml(id)}"${index === 0 ? ' checked' : ''}>` +
      `<span>${escapeHtml(name)}<small>${escapeHtml(handle)}</small></span></label>`,
  )
  const permissions = scopes.map(
    (scope) =>
      `<label><input type="checkbox" name="scope" value="${escapeHtml(scope)}" checked>` +
      `<span>${escapeHtml(scope)}</span></label>`,
  )
  return sandboxPage({
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

/** For a popup: hands the code to the window that opened it and closes. */
export function handOverPage(message: Readonly<Record<string, string>>): string {
  const data = JSON.stringify(message).replaceAll('<', '\\u003c')
  return sandboxPage({
    title: 'Готово',
    body: `<p>Можно закрыть это окно.</p>
<script>window.opener?.postMessage(${data}, '*'); window.close()</script>`,
  })
}

export const consentProblemPage = (problem: string): string =>
  sandboxPage({
    title: 'Запрос не принят',
    body: `<p>Сеть не поняла запрос на вход: ${escapeHtml(problem)}.</p>`,
  })
