import { routes } from '@portada/shared/routes.ts';
import { sitePaths } from '../../config/site-paths.ts';

/** The paths of the notices that email links lead to. */
export const outcomes = {
  validated: `${routes.register}validado/`,
  activationError: `${routes.register}error/`,
  subscribed: `${sitePaths.newsletters}confirmado/`,
  subscriptionError: `${sitePaths.newsletters}error/`,
} as const;
