import type { ProofPurpose } from '@kadr/contract/base/proofs'
import type { PasskeyUse } from '@kadr/contract/identity/passkeys'
import { quote } from '@kadr/domain/base/quote'

const PURPOSES: Record<ProofPurpose, string> = {
  payout: 'Запрос выплаты',
  ownership: 'Передача пространства',
  profile_deletion: 'Удаление профиля',
  workspace_deletion: 'Удаление пространства',
  api_key: 'Новый ключ API',
  passkeys: 'Ключи доступа',
}

const USES: Record<PasskeyUse, string> = {
  added: 'Добавлен',
  renamed: 'Переименован',
  removed: 'Удалён',
  proved: 'Подтверждено',
  refused: 'Не подошёл',
  locked: 'Закрыто на 15 минут',
  reset_asked: 'Запрошен сброс',
  reset_cancelled: 'Сброс отменён',
  reset_done: 'Ключи сброшены',
}

export const copy = {
  title: 'Ключи доступа',
  text: 'Отпечаток, лицо или код устройства перед выплатой, передачей, удалением и новым ключом API. Вход остаётся прежним.',
  none: 'Пока ключей нет, эти действия ничего не спрашивают: хватает открытого профиля.',
  add: 'Добавить ключ',
  added: 'Ключ доступа добавлен',
  created: (day: string) => `Добавлен ${day}`,
  used: (moment: string) => `Использован ${moment}`,
  backedUp: 'есть копия в облаке',
  renameNamed: (name: string) => `Переименовать ключ ${quote(name)}`,
  renameTitle: 'Название ключа',
  name: 'Название',
  save: 'Сохранить',
  cancel: 'Отмена',
  remove: 'Удалить',
  removeNamed: (name: string) => `Удалить ключ ${quote(name)}`,
  removeTitle: (name: string) => `Удалить ключ ${quote(name)}?`,
  removeText: 'На устройстве он останется, но Кадр его больше не примет.',
  removeLast:
    'Это последний ключ: выплаты, передача, удаление и новые ключи API перестанут просить подтверждения.',
  removed: (name: string) => `Ключ ${quote(name)} удалён`,
  failed: 'Ключи доступа не загрузились',
  lost: 'Ключи потеряны',
  lostTitle: 'Сбросить все ключи доступа?',
  lostText:
    'Мы удалим их через три дня и сразу сообщим вам везде, куда приходят уведомления. До этого сброс можно отменить, а вход любым ключом отменит его сам.',
  lostConfirm: 'Сбросить через три дня',
  resetsAt: (moment: string) => `Все ключи будут удалены: ${moment}`,
  resetsText: 'Если это не вы, отмените сброс и выйдите на всех устройствах.',
  cancelReset: 'Отменить сброс',
  log: 'Последние использования',
  use: (use: PasskeyUse) => USES[use],
  purpose: (purpose: ProofPurpose) => PURPOSES[purpose],
  noSite: 'Ключи доступа работают только на сайте с доменом и https.',
  noBrowser: 'Этот браузер не умеет ключи доступа. Откройте Кадр в другом браузере.',
  inMessenger:
    'Внутри мессенджера ключи доступа не работают. Откройте Кадр в браузере и войдите там.',
  openBrowser: 'Открыть в браузере',
  proof: {
    title: 'Подтвердите, что это вы',
    text: (purpose: ProofPurpose) =>
      `${PURPOSES[purpose]}: нужен ключ доступа. Подтверждение действует пять минут.`,
    confirm: 'Подтвердить ключом',
    lost: 'Потеряли ключи? Сбросьте их в аккаунте, в разделе «Ключи доступа».',
  },
  declined: 'Устройство не ответило или вы отказались. Попробуйте ещё раз.',
  onDevice: 'На этом устройстве ключ для Кадра уже есть.',
  suggestion: {
    title: 'Защитите важное ключом доступа',
    text: 'Такие действия будут просить отпечаток, лицо или код устройства.',
    action: 'Добавить',
  },
} as const
