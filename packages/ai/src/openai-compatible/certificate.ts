import { AiFailure } from '../_shared/ai-failure.ts'

/** Codes of Node for a certificate that leads to no trusted root. */
const UNTRUSTED = /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_)/

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

/** The certificate of the engine is not trusted: trying again does not help. */
export class UntrustedEngineError extends AiFailure {
  override name = 'UntrustedEngineError'
}

export const explainCertificate = (error: unknown): UntrustedEngineError | undefined => {
  const code = codeOf(error)
  if (!UNTRUSTED.test(code)) return undefined
  return new UntrustedEngineError({
    reason: 'unavailable',
    detail: `the certificate is not trusted: ${code}`,
    cause: error,
  })
}
