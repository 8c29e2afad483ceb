import { DEFAULT_METHOD } from '@kadr/domain/publishing/networks/callback-path'
import type { Method, WebNetwork } from '../../../../networks/network.ts'
import { useConfig } from '../../../../platform/api/api-hooks.ts'

/** Only sign-in pages have names: what is typed is the first method of its network. */
export const idOf = (method: Method) => ('id' in method ? method.id : DEFAULT_METHOD)

/** The methods of a network that this server can offer. */
export const useOpenMethods = () => {
  const { data: config } = useConfig()
  return ({ id, methods }: WebNetwork): Method[] =>
    methods.filter(
      (method) =>
        !config?.closedMethods.some((one) => one.network === id && one.method === idOf(method)),
    )
}
