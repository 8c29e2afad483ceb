import swagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { HttpServer } from '../fastify-types.ts'

/** Must be registered before the routes. */
export const addOpenapi = async ({
  app,
  publicUrl,
}: {
  app: HttpServer
  publicUrl: string
}): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Кадр', version: '1', description: 'API мини-приложения и сайта' },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
  })
}
