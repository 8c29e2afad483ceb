import { expect, it } from 'vitest'
import { verifyWebAppData } from '../web-app-data.ts'
import { unfoldInitData, unitOf } from './web-app-data.ts'

/** The example of https://dev.max.ru/docs/webapps/validation, with the token of its bot. */
const BOT_TOKEN = '2Uk3Z_8zAlwhprgOcK3r1B1fDk8uhi2MDv47EvXkcu8'
const EXAMPLE =
  'auth_date%3D1733485316394%26query_id%3D158b120b-7aa3-4a0f-a198-52ace06d0658%26user%3D%257B%2522language_code%2522%253A%2522ru%2522%252C%2522first_name%2522%253A%2522%25D0%2592%25D0%25B0%25D1%2581%25D1%258F%2522%252C%2522last_name%2522%253A%2522%2522%252C%2522photo_url%2522%253Anull%252C%2522username%2522%253Anull%252C%2522id%2522%253A400%257D%26hash%3Df982406d90b118d8e90e26b33c5cec0cadd3fc30354f2955c75ff8e3d14d130d'

const verify = (initData: string, botToken = BOT_TOKEN) =>
  verifyWebAppData({ initData: unfoldInitData(initData), botToken, prefix: 'max:', unitOf })

it('accepts the example of MAX, encoded once or twice', () => {
  const launch = {
    person: { id: 400, firstName: 'Вася', username: undefined, photoUrl: undefined },
    key: 'max:f982406d90b118d8e90e26b33c5cec0cadd3fc30354f2955c75ff8e3d14d130d',
    signedAt: new Date(1_733_485_316_394),
    startParam: null,
  }
  expect(verify(EXAMPLE)).toMatchObject(launch)
  expect(verify(decodeURIComponent(EXAMPLE))).toMatchObject(launch)
})

it.each([
  ['another token', EXAMPLE, 'another'],
  ['another person', EXAMPLE.replace('A400', 'A401'), BOT_TOKEN],
  ['another time', EXAMPLE.replace('1733485316394', '1933485316394'), BOT_TOKEN],
  ['no hash', EXAMPLE.replace(/%26hash.*$/, ''), BOT_TOKEN],
  ['a short hash', EXAMPLE.slice(0, -2), BOT_TOKEN],
  ['an added field', `${EXAMPLE}%26start_param%3Dto_x`, BOT_TOKEN],
  ['a repeated field', `${EXAMPLE}%26auth_date%3D1733485316394`, BOT_TOKEN],
  ['nothing', '', BOT_TOKEN],
])('refuses %s', (_, initData, botToken) => {
  expect(verify(initData, botToken)).toHaveProperty('forged')
})

it('takes a time in seconds as seconds', () => {
  expect(unitOf(1_733_485_316)).toBe(1000)
  expect(unitOf(1_733_485_316_394)).toBe(1)
})
