import { describeProvider, describeSavedMethods } from '../test/payment.suite.ts'
import { PAYMENT_PROVIDERS } from './provider.ts'

for (const id of PAYMENT_PROVIDERS) describeProvider(id)
for (const id of PAYMENT_PROVIDERS.filter((one) => one !== 'telegram-stars')) {
  describeSavedMethods(id)
}
