import { countOf, type PluralForms } from '@kadr/domain/plural'
import type { ComposerForm } from './composer-form.ts'

const FILES: PluralForms = ['файл', 'файла', 'файлов']
const ACCOUNTS: PluralForms = ['аккаунт', 'аккаунта', 'аккаунтов']

/** «2 файла, 3 аккаунта»: what a text carries beside its words. */
export const describeForm = ({ mediaIds, targets }: ComposerForm): string =>
  [
    countOf({ count: mediaIds.length, forms: FILES }),
    countOf({ count: targets.length, forms: ACCOUNTS }),
  ].join(', ')
