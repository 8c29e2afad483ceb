import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCharacter } from '../../../test/contract/arbitrary-of.ts'
import { contentDisposition } from './content-disposition.ts'

it('keeps a Russian name for those who can read it', () => {
  expect(contentDisposition({ name: 'Отпуск 2.jpg', isDownload: true })).toBe(
    'attachment; filename="______ 2.jpg"; filename*=UTF-8\'\'%D0%9E%D1%82%D0%BF%D1%83%D1%81%D0%BA%202.jpg',
  )
})

it('lets no name out of its quotes or its line', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (name) => {
      const header = contentDisposition({ name, isDownload: false })
      expect(header).toMatch(/^inline; filename="[\w. -]*"; filename\*=UTF-8''[\w.~!%-]*$/)
    }),
  )
})
