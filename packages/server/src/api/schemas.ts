import admin from '../../../../schemas/api/admin.json' with { type: 'json' };
import auth from '../../../../schemas/api/auth.json' with { type: 'json' };
import creator from '../../../../schemas/api/creator.json' with { type: 'json' };
import games from '../../../../schemas/api/games.json' with { type: 'json' };
import server from '../../../../schemas/api/server.json' with { type: 'json' };

/** What calls take and answer, by name. */
export const apiSchemas = { ...server.$defs, ...auth.$defs, ...creator.$defs, ...games.$defs, ...admin.$defs } as const;

export type ApiSchema = keyof typeof apiSchemas;
