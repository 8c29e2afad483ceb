import { expect, type Page } from '@playwright/test'

/** A device of Chromium that answers by itself, https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/. */
export const addAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the next finger is the right one. */
    recognise: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

export const sectionOf = (page: Page) =>
  page.getByRole('region', { name: 'Ключи доступа', exact: true })
export const keysOf = (page: Page) =>
  sectionOf(page).getByRole('list', { name: 'Ключи доступа' }).getByRole('listitem')
export const proofOf = (page: Page) => page.getByRole('dialog', { name: 'Подтвердите, что это вы' })

export const addPasskey = async (page: Page) => {
  await sectionOf(page).getByRole('button', { name: 'Добавить ключ' }).click()
  await expect(page.getByText('Ключ доступа добавлен')).toBeVisible()
}

export const prove = async (page: Page) => {
  await proofOf(page).getByRole('button', { name: 'Подтвердить ключом' }).click()
  await expect(proofOf(page)).toBeHidden()
}

/** Fills the form of a new API key and sends it. */
export const makeApiKey = async (page: Page, name: string) => {
  await page.goto('/integrations/keys')
  await page.getByRole('button', { name: 'Создать ключ' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Название' }).fill(name)
  await dialog.getByRole('button', { name: 'Создать' }).click()
}
