import { hashPassword, verifyPassword } from '@/server/secrets/passwords';
import { useRealPasswords } from '@tests/setup/cheapPasswords';

beforeAll(useRealPasswords);

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

describe('passwords', () => {
  test('are hashed with argon2id and a salt of their own', async () => {
    const hashes = await Promise.all([
      hashPassword('s3cret', cheap),
      hashPassword('s3cret', cheap),
    ]);
    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  test('are found right or wrong', async () => {
    const passwordHash = await hashPassword('zażółć 😀', cheap);
    await expect(verifyPassword(passwordHash, 'zażółć 😀')).resolves.toBe(true);
    await expect(verifyPassword(passwordHash, 'zażółć')).resolves.toBe(false);
  });

  test('never match an account without one', async () => {
    await expect(verifyPassword('', '')).resolves.toBe(false);
  });

  test('cost at least 19 MiB and two passes', async () => {
    await expect(hashPassword('x')).resolves.toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
