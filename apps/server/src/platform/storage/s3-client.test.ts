import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, it, onTestFinished } from 'vitest'
import { s3ClientConfig } from './s3-client.ts'

it('gives up a store that takes requests and says nothing', async () => {
  let asked = 0
  const store = createServer(() => {
    asked += 1
  }).listen(0, '127.0.0.1')
  await once(store, 'listening')
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
  const config = {
    endpoint,
    bucket: 'files',
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'secret',
    isPathStyle: true,
  }
  const client = new S3Client({ ...s3ClientConfig(config, 100), maxAttempts: 2 })
  onTestFinished(() => {
    client.destroy()
    store.closeAllConnections()
    store.close()
  })
  const request = client.send(new HeadObjectCommand({ Bucket: 'files', Key: 'a' }))
  await expect(request).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(asked).toBe(2)
})
