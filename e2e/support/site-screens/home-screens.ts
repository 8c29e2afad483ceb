import type { Page } from '@playwright/test'
import { dialogOf, mainOf, type SiteScreens, scrollToHeading } from './site-screen.ts'

const PASSWORD = 'otchet-klientu'

/** What a client sees by a link made just now. */
const openReport = async (page: Page) => {
  await page.getByRole('button', { name: 'Отчёт', exact: true }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Пароль отчёта').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Создать ссылку' }).click()
  const link = dialog.getByLabel('Ссылка готова')
  await link.waitFor()
  await page.goto(await link.inputValue())
  await page.getByLabel('Пароль отчёта').fill(PASSWORD)
  await page.getByRole('button', { name: 'Открыть' }).click()
  // The page of the password has a heading too.
  await page.getByRole('heading', { level: 1, name: /^Итоги/ }).waitFor()
}

/** The first page, the account, the plan, the team, figures and what visitors see. */
export const HOME_SCREENS: SiteScreens = {
  dashboard: { path: '/dashboard' },
  'first-steps': { path: '/dashboard', person: 'newcomer', part: mainOf },
  'free-tools': { path: '/free-tools', person: 'visitor' },
  'integrations-programs': { path: '/integrations/programs', part: mainOf },
  'integrations-keys': {
    path: '/integrations/keys',
    prepare: (page) => page.getByRole('button', { name: 'Создать ключ' }).first().click(),
    part: dialogOf,
  },
  'account-sign-in': { path: '/account', prepare: scrollToHeading('Способы входа'), part: mainOf },
  'account-appearance': {
    path: '/account',
    prepare: scrollToHeading('Оформление'),
    part: mainOf,
    viewport: { width: 1200, height: 480 },
  },
  'account-data': { path: '/account', prepare: scrollToHeading('Ваши данные'), part: mainOf },
  'notification-settings': { path: '/notifications/settings', part: mainOf },
  team: { path: '/team', part: mainOf },
  webhooks: {
    path: '/integrations/webhooks',
    prepare: (page) => page.getByText('Работает', { exact: true }).waitFor(),
    part: mainOf,
    viewport: { width: 1200, height: 480 },
  },
  plan: { path: '/account/plan', person: 'newcomer', part: mainOf },
  checkout: {
    path: '/account/plan',
    person: 'newcomer',
    prepare: (page) =>
      page.getByRole('button', { name: 'Перейти на Creator' }).filter({ visible: true }).click(),
    part: dialogOf,
  },
  affiliate: {
    path: '/account/affiliate',
    prepare: async (page) => {
      const ask = page.getByRole('button', { name: 'Получить ссылку' })
      if (await ask.isVisible()) await ask.click()
      await scrollToHeading('Итоги')(page)
    },
    viewport: { width: 1200, height: 420 },
    part: mainOf,
  },
  analytics: { path: '/analytics', hasPhone: true },
  'analytics-accounts': { path: '/analytics/accounts', part: mainOf },
  'analytics-report': {
    path: '/analytics',
    prepare: (page) => page.getByRole('button', { name: 'Отчёт', exact: true }).click(),
    part: dialogOf,
  },
  'client-report': {
    path: '/analytics',
    prepare: openReport,
    part: mainOf,
    viewport: { width: 1200, height: 1000 },
  },
  'tracked-accounts': {
    path: '/analytics/accounts',
    prepare: scrollToHeading('Отслеживаемые аккаунты'),
    part: mainOf,
  },
}
