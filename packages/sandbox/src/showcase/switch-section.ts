import type { FakeAction, FakeNetwork } from '../networks/fake-network.ts'
import type { Fault } from '../networks/host.ts'
import { FAULT_CHOICES, labelOf } from './fault-form.ts'
import { html, type Markup } from './markup.ts'

const timesOf = ({ times }: Fault) =>
  times === undefined ? 'пока не выключите' : `ещё ${times} раз`

const renderFaultList = (faults: readonly Fault[]): Markup =>
  html`<ul class="faults">${faults.map(
    (fault) =>
      html`<li><b>${labelOf(fault.kind)}</b> ${timesOf(fault)}${fault.path && html`, <code>${fault.path}</code>`}</li>`,
  )}</ul>`

const hidden = (fake: FakeNetwork) => html`<input type="hidden" name="network" value="${fake.id}">`

/** Form that adds and clears faults. */
export const renderFaults = ({
  fake,
  faults,
}: {
  fake: FakeNetwork
  faults: readonly Fault[]
}): Markup => html`<section id="faults" class="panel">
<h2>Сбои</h2>
${
  faults.length > 0 &&
  html`${renderFaultList(faults)}<form method="post" action="/sandbox/clear-faults">${hidden(fake)}<button>Выключить сбои</button></form>`
}
<form method="post" action="/sandbox/fault" class="fields">${hidden(fake)}
<label class="wide">Что случится<select name="kind">${FAULT_CHOICES.map(({ kind, label }) => html`<option value="${kind}">${label}</option>`)}</select></label>
<label>Сколько раз<input name="times" type="number" min="1" max="1000" value="1" inputmode="numeric"></label>
<label>Секунд<input name="seconds" type="number" min="1" max="3600" value="30" inputmode="numeric"></label>
<label class="wide">Только для адресов<input name="path" placeholder="все, или например /upload*" autocomplete="off"></label>
<button class="main wide">Включить сбой</button>
</form>
</section>`

const renderActionForm = ({ fake, action }: { fake: FakeNetwork; action: FakeAction }): Markup =>
  html`<form method="post" action="/sandbox/act" class="fields">${hidden(fake)}<input type="hidden" name="action" value="${action.id}">
${action.fields.map(
  ({ name, label, value, choices }) =>
    html`<label class="wide">${label}${
      choices
        ? html`<select name="${name}">${choices.map((choice) =>
            choice.value === value
              ? html`<option value="${choice.value}" selected>${choice.label}</option>`
              : html`<option value="${choice.value}">${choice.label}</option>`,
          )}</select>`
        : html`<input name="${name}" value="${value}" autocomplete="off">`
    }</label>`,
)}
<button class="wide">${action.label}</button></form>`

/** Other user actions at the network. */
export const renderActions = (input: {
  fake: FakeNetwork
  actions: readonly FakeAction[]
}): Markup | undefined =>
  input.actions.length === 0
    ? undefined
    : html`<section id="actions" class="panel"><h2>Действия в ${input.fake.title}</h2>
${input.actions.map((action) => renderActionForm({ fake: input.fake, action }))}</section>`
