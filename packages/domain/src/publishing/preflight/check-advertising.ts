import { isInn } from '../posts/inn.ts'
import { problem, type Rule } from './draft.ts'

/** The law requires the word «Реклама», the advertiser and the token; the first is always added. */
export const checkAdvertising: Rule = ({ draft: { erid, advertiser } }) => {
  if (erid.trim() === '') return []
  const inn = advertiser?.inn.trim() ?? ''
  if (inn !== '' && !isInn(inn)) {
    const message = 'Проверьте ИНН рекламодателя: в нём 10 или 12 цифр, и одна из них не сходится'
    return [problem({ code: 'inn_wrong', message, field: 'advertiser' })]
  }
  if (inn !== '' && advertiser?.name.trim()) return []
  const message = 'Укажите рекламодателя и его ИНН: закон требует назвать их в рекламе'
  return [problem({ level: 'warning', code: 'advertiser_missing', message, field: 'advertiser' })]
}
