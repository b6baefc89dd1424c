/** What is requested by a navigation of the browser, and so is no call of the client. */
import { socialProviders } from '../constants/site.ts';
import { location } from './headers.ts';
import { type Operation, parametersInPath } from './operations.ts';

/** LOGIN-03, LOGIN-05 */
export const SOCIAL_LOGIN_PATH = '/api/front/user/login/{provider}';

export function socialLogin(): Operation {
  return {
    operationId: 'socialLogin',
    summary: 'Where the browser goes to log in by another service; no call but a navigation',
    tags: ['Account'],
    parameters: [
      ...parametersInPath(SOCIAL_LOGIN_PATH).map((parameter) => ({
        ...parameter,
        schema: { type: 'string' as const, enum: [...socialProviders] },
      })),
      {
        name: 'backUrl',
        in: 'query',
        required: false,
        description: 'Where the reader comes back to; an address of the site, else the profile',
        schema: { type: 'string' },
      },
    ],
    responses: {
      303: {
        description:
          'To the service that vouches for the reader, or back to the login screen with `alert=social_failed`',
        headers: location('Where the browser goes on', 'https://accounts.example/authorize?state=c2FsdA'),
      },
      404: { description: 'A page: no such service' },
      503: { description: 'A page: the service is not set up' },
    },
    security: [],
  };
}
