import { expectAccessible } from '../../support/accessibility.ts'
import { CHANNEL, cardOf, connectChannel, openConnections } from '../../support/connections.ts'
import { expect } from '../../support/fixtures.ts'
import { signInAsAnna } from '../../support/posts.ts'
import { publishingTest as test } from '../../support/server-tests.ts'

test('the address of a feed is read before the rule is saved, and its fault stands at its field', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/4\d\d/)
  await signInAsAnna(page)
  await page.goto('/reels/automation/new?template=answer')
  await page.getByRole('button', { name: 'Из чего', exact: true }).click()
  await page
    .getByRole('combobox', { name: 'Из чего' })
    .selectOption({ label: 'Лента RSS или Atom' })
  const address = page.getByLabel('Ссылка на ленту')
  await address.fill('https://localhost:9/feed.xml')
  await address.blur()
  await expect(page.getByText(/^Внутренний адрес открыть нельзя/)).toBeVisible()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Спрашивать ли', exact: true }).click()
  await page.getByRole('button', { name: 'Создать правило' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page).toHaveURL(/\/reels\/automation\/new/)
})

test('on a phone a rule is made step by step, and an error leads back to its step', async ({
  page,
}) => {
  test.slow()
  await signInAsAnna(page)
  await openConnections(page)
  await connectChannel(page)
  await expect(cardOf(page, CHANNEL.account)).toBeVisible()
  await page.goto('/reels/automation/new?template=answer')
  const next = page.getByRole('button', { name: 'Далее' })
  const heading = (name: string) => page.getByRole('heading', { name, level: 2 })
  await expect(page.getByText('Шаг 1 из 6')).toBeVisible()
  await expectAccessible(page)
  for (const step of ['Из чего', 'Как', 'Когда', 'Куда', 'Спрашивать ли']) {
    await next.click()
    await expect(heading(step)).toBeFocused()
    await expectAccessible(page)
  }
  await expect(next).toBeHidden()
  await page.getByLabel('Включить сразу').uncheck()
  await page.getByRole('button', { name: 'Создать правило' }).click()
  await expect(page.getByLabel('Темы, каждая с новой строки')).toBeFocused()
  await page.keyboard.type('Сколько стоит доставка')
  await page.getByRole('button', { name: 'Куда', exact: true }).click()
  await page.getByRole('button', { name: /, Telegram$/ }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByRole('button', { name: 'Спрашивать ли', exact: true }).click()
  await page.getByRole('button', { name: 'Создать правило' }).click()
  await expect(page).toHaveURL(/\/reels\/automation\/\d+$/)
  await page.getByRole('tab', { name: 'Запуски' }).click()
  await expect(page.getByText('Правило выключено')).toBeVisible()
  await expectAccessible(page)
})
