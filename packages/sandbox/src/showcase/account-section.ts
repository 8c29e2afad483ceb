import type { AccessState, FakeNetwork, FakePerson } from '../networks/fake-network.ts'
import { html, type Markup } from './markup.ts'

const STATES: Readonly<Record<AccessState, string>> = {
  none: 'не подключён',
  live: 'подключён',
  expired: 'токен просрочен',
  revoked: 'доступ отозван',
}

const renderButton = (of: {
  fake: FakeNetwork
  person: FakePerson
  action: string
  label: string
}): Markup => html`<form method="post" action="/sandbox/${of.action}">
<input type="hidden" name="network" value="${of.fake.id}"><input type="hidden" name="account" value="${of.person.id}">
<button aria-label="${`${of.label}: ${of.person.name}`}">${of.label}</button></form>`

const renderRow = ({ fake, person }: { fake: FakeNetwork; person: FakePerson }): Markup => {
  const state = fake.accessTo(person.id)
  return html`<li class="account">
<img class="avatar" src="/sandbox/net/${fake.id}/_avatar/${encodeURIComponent(person.id)}" alt="" width="40" height="40">
<div class="who"><b>${person.name}</b><small>${person.handle}</small>${person.hint && html`<small>${person.hint}</small>`}</div>
<span class="state ${state}">${fake.accessWords?.[state] ?? STATES[state]}</span>
${
  state !== 'none' &&
  html`<div class="row">${renderButton({ fake, person, action: 'revoke', label: 'Отозвать доступ' })}
${fake.hasTokens !== false && renderButton({ fake, person, action: 'expire', label: 'Просрочить токен' })}
${fake.dropScopes && renderButton({ fake, person, action: 'drop-scopes', label: 'Забрать разрешения' })}</div>`
}
</li>`
}

/** Guests that somebody has connected, beside the named ones. */
const listShown = (fake: FakeNetwork) =>
  fake
    .people()
    .filter(
      ({ id, isGuest }) => !isGuest || (fake.hasTokens !== false && fake.accessTo(id) !== 'none'),
    )

export const renderAccounts = (
  fake: FakeNetwork,
): Markup => html`<section id="accounts" class="panel">
<h2>Аккаунты</h2>
<ul class="accounts">${listShown(fake).map((person) => renderRow({ fake, person }))}</ul>
</section>`
