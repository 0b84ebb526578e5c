// Generated from fixtures/behaviors by `npm run generate`. Do not edit.
import type { Behavior } from './entities.ts';

/** A behavior of an example: what it has beside the defaults of its class. */
export interface ExampleDescription {
  readonly class: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly conditions?: Behavior['conditions'];
  readonly behaviors?: readonly ExampleDescription[];
  readonly elseBehaviors?: readonly ExampleDescription[];
}

/** An example of a behavior, and in a few words what it does. */
export interface BehaviorExample {
  readonly title: string;
  readonly behavior: ExampleDescription;
}

/** An example of every behavior, by class. What it refers to is in the project of the fixtures. */
export const behaviorExamples: Readonly<Record<string, BehaviorExample>> = {
  "AccelerateBehavior": {
    "title": "falls like in gravity",
    "behavior": {
      "class": "AccelerateBehavior",
      "attributes": {
        "direction": 270,
        "space": 1,
        "acceleration": 600
      }
    }
  },
  "AccelerateTowardBehavior": {
    "title": "toward the pointer",
    "behavior": {
      "class": "AccelerateTowardBehavior",
      "attributes": {
        "position": {
          "x": {
            "@": "expression",
            "$": [
              {
                "keypath": "devices.mouse.position.x"
              }
            ]
          },
          "y": {
            "@": "expression",
            "$": [
              {
                "keypath": "devices.mouse.position.y"
              }
            ]
          }
        }
      }
    }
  },
  "AddRemoveRowAction": {
    "title": "at the end",
    "behavior": {
      "class": "AddRemoveRowAction",
      "attributes": {
        "tableID": "id20"
      }
    }
  },
  "AnimateBehavior": {
    "title": "two images, eight a second",
    "behavior": {
      "class": "AnimateBehavior",
      "attributes": {
        "images": "hero\thero2",
        "speed": 8
      }
    }
  },
  "ChangeAttributeAction": {
    "title": "adds 1",
    "behavior": {
      "class": "ChangeAttributeAction",
      "attributes": {
        "targetAttribute": "game.attributes.id1",
        "RHS": {
          "@": "expression",
          "$": [
            {
              "keypath": "game.attributes.id1"
            },
            " + 1"
          ]
        }
      }
    }
  },
  "ChangeImageAction": {
    "title": "to one",
    "behavior": {
      "class": "ChangeImageAction",
      "attributes": {
        "image": "hero"
      }
    }
  },
  "ChangeSceneAction": {
    "title": "to the scene after this one",
    "behavior": {
      "class": "ChangeSceneAction",
      "attributes": {
        "sceneKey": "next"
      }
    }
  },
  "ChangeTableValueAction": {
    "title": "the first cell of the first row",
    "behavior": {
      "class": "ChangeTableValueAction",
      "attributes": {
        "tableID": "id20",
        "rowNumber": "1",
        "assignments": [
          {
            "id": "id1",
            "column": "1",
            "rhsvalue": "5"
          }
        ]
      }
    }
  },
  "ChangeVelocityAction": {
    "title": "a jump",
    "behavior": {
      "class": "ChangeVelocityAction",
      "attributes": {
        "direction": 90,
        "space": 1,
        "speed": 400
      }
    }
  },
  "CollideBehavior": {
    "title": "with an actor",
    "behavior": {
      "class": "CollideBehavior",
      "attributes": {
        "prototypeKey": "id40"
      }
    }
  },
  "CompoundBehavior": {
    "title": "moves and turns",
    "behavior": {
      "class": "CompoundBehavior",
      "behaviors": [
        {
          "class": "MoveBehavior"
        },
        {
          "class": "RotateBehavior"
        }
      ]
    }
  },
  "ConstrainAttributeBehavior": {
    "title": "stays at the pointer",
    "behavior": {
      "class": "ConstrainAttributeBehavior",
      "attributes": {
        "targetAttribute": "self.attributes.position.x",
        "RHS": {
          "@": "expression",
          "$": [
            {
              "keypath": "devices.mouse.position.x"
            }
          ]
        }
      }
    }
  },
  "ControlCameraBehavior": {
    "title": "has no attributes",
    "behavior": {
      "class": "ControlCameraBehavior"
    }
  },
  "CopyTableAction": {
    "title": "one to another",
    "behavior": {
      "class": "CopyTableAction",
      "attributes": {
        "tableID": "id20",
        "targetTableID": "id21"
      }
    }
  },
  "DestroyAction": {
    "title": "has no attributes",
    "behavior": {
      "class": "DestroyAction"
    }
  },
  "DisplayTextBehavior": {
    "title": "a word and a number",
    "behavior": {
      "class": "DisplayTextBehavior",
      "attributes": {
        "text": {
          "@": "expression",
          "$": [
            "\"Score: \" .. ",
            {
              "keypath": "game.attributes.id1"
            }
          ]
        }
      }
    }
  },
  "EndGameAction": {
    "title": "has no attributes",
    "behavior": {
      "class": "EndGameAction"
    }
  },
  "FollowBehavior": {
    "title": "after an actor, to 40 px from it",
    "behavior": {
      "class": "FollowBehavior",
      "attributes": {
        "prototypeKey": "id40",
        "stopDistance": 40
      }
    }
  },
  "GameCenterLoginAction": {
    "title": "has no attributes",
    "behavior": {
      "class": "GameCenterLoginAction"
    }
  },
  "GameCenterPostScoreAction": {
    "title": "a score",
    "behavior": {
      "class": "GameCenterPostScoreAction",
      "attributes": {
        "score": {
          "@": "expression",
          "$": [
            {
              "keypath": "self.attributes.id31"
            },
            "*2"
          ]
        },
        "leaderboardID": "best"
      }
    }
  },
  "GameCenterResetAchievementsAction": {
    "title": "has no attributes",
    "behavior": {
      "class": "GameCenterResetAchievementsAction"
    }
  },
  "GameCenterShowAchievementsAction": {
    "title": "has no attributes",
    "behavior": {
      "class": "GameCenterShowAchievementsAction"
    }
  },
  "GameCenterShowLeaderboardAction": {
    "title": "a leaderboard",
    "behavior": {
      "class": "GameCenterShowLeaderboardAction",
      "attributes": {
        "leaderboardID": "best"
      }
    }
  },
  "GameCenterUpdateAchievementAction": {
    "title": "half reached",
    "behavior": {
      "class": "GameCenterUpdateAchievementAction",
      "attributes": {
        "achievementID": "win",
        "percentage": {
          "@": "expression",
          "$": [
            {
              "keypath": "self.attributes.id31"
            },
            "*2"
          ]
        }
      }
    }
  },
  "GrowShrinkBehavior": {
    "title": "grows 20 px a second",
    "behavior": {
      "class": "GrowShrinkBehavior",
      "attributes": {
        "growthRate": 20
      }
    }
  },
  "HideBannerAction": {
    "title": "at the bottom",
    "behavior": {
      "class": "HideBannerAction",
      "attributes": {
        "position": 1
      }
    }
  },
  "IAPBuyItemAction": {
    "title": "a computed item",
    "behavior": {
      "class": "IAPBuyItemAction",
      "attributes": {
        "productID": {
          "@": "expression",
          "$": [
            {
              "keypath": "self.attributes.id32"
            }
          ]
        }
      }
    }
  },
  "IAPConsumeItemAction": {
    "title": "a computed item",
    "behavior": {
      "class": "IAPConsumeItemAction",
      "attributes": {
        "productID": {
          "@": "expression",
          "$": [
            {
              "keypath": "self.attributes.id32"
            }
          ]
        }
      }
    }
  },
  "IAPRequestPurchaseDataAction": {
    "title": "computed rows",
    "behavior": {
      "class": "IAPRequestPurchaseDataAction",
      "attributes": {
        "callbackAttribute": "game.attributes.id1",
        "startIndex": {
          "@": "expression",
          "$": [
            {
              "keypath": "self.attributes.id31"
            },
            "*2"
          ]
        },
        "endIndex": 5
      }
    }
  },
  "IAPRestoreItemsAction": {
    "title": "has no attributes",
    "behavior": {
      "class": "IAPRestoreItemsAction"
    }
  },
  "InterpolateBehavior": {
    "title": "fades out in two seconds",
    "behavior": {
      "class": "InterpolateBehavior",
      "attributes": {
        "targetAttribute": "self.attributes.color.alpha",
        "finalValue": 0,
        "duration": 2
      }
    }
  },
  "KeyboardInputAction": {
    "title": "a name",
    "behavior": {
      "class": "KeyboardInputAction",
      "attributes": {
        "targetAttribute": "self.attributes.id32",
        "keyboardPrompt": "Your name?"
      }
    }
  },
  "LoadAttributeAction": {
    "title": "the best score",
    "behavior": {
      "class": "LoadAttributeAction",
      "attributes": {
        "targetAttribute": "game.attributes.id1",
        "key": "best"
      }
    }
  },
  "LogDebuggingStatementAction": {
    "title": "where the actor is",
    "behavior": {
      "class": "LogDebuggingStatementAction",
      "attributes": {
        "text": {
          "@": "expression",
          "$": [
            "\"x is \" .. ",
            {
              "keypath": "self.attributes.position.x"
            }
          ]
        }
      }
    }
  },
  "LoopBehavior": {
    "title": "while a key is down, ten times a frame",
    "behavior": {
      "class": "LoopBehavior",
      "attributes": {
        "maxLoopsPerFrame": 10
      },
      "conditions": [
        {
          "id": "id900",
          "class": "EventCondition",
          "eventType": "key",
          "attributes": {
            "conditionType": 0
          },
          "predicate": {
            "type": "key",
            "attributes": {
              "keyString": "A",
              "mode": "down"
            }
          }
        }
      ],
      "behaviors": [
        {
          "class": "ChangeAttributeAction",
          "attributes": {
            "targetAttribute": "game.attributes.id1",
            "RHS": {
              "@": "expression",
              "$": [
                {
                  "keypath": "game.attributes.id1"
                },
                " + 1"
              ]
            }
          }
        }
      ]
    }
  },
  "LoopTableBehavior": {
    "title": "over all rows",
    "behavior": {
      "class": "LoopTableBehavior",
      "attributes": {
        "tableID": "id20",
        "loopAttribute": "game.attributes.id1"
      }
    }
  },
  "MoveBehavior": {
    "title": "up, at a steady speed",
    "behavior": {
      "class": "MoveBehavior",
      "attributes": {
        "direction": 90,
        "speed": 150
      }
    }
  },
  "MoveToBehavior": {
    "title": "to the pointer",
    "behavior": {
      "class": "MoveToBehavior",
      "attributes": {
        "position": {
          "x": {
            "@": "expression",
            "$": [
              {
                "keypath": "devices.mouse.position.x"
              }
            ]
          },
          "y": {
            "@": "expression",
            "$": [
              {
                "keypath": "devices.mouse.position.y"
              }
            ]
          }
        },
        "speed": 200
      }
    }
  },
  "NetworkConnectAction": {
    "title": "filled in",
    "behavior": {
      "class": "NetworkConnectAction",
      "attributes": {
        "callbackAttribute": "game.attributes.id1",
        "playerName": "Ada",
        "playerEmail": {
          "@": "expression",
          "$": [
            {
              "keypath": "self.attributes.id32"
            }
          ]
        },
        "playerPassword": ""
      }
    }
  },
  "NetworkGetTableFromURLAction": {
    "title": "from a computed address",
    "behavior": {
      "class": "NetworkGetTableFromURLAction",
      "attributes": {
        "callbackAttribute": "game.attributes.id1",
        "url": {
          "@": "expression",
          "$": [
            {
              "keypath": "self.attributes.id32"
            }
          ]
        },
        "dataTable": {
          "@": "expression",
          "$": [
            {
              "keypath": "game.attributes.id20"
            }
          ]
        }
      }
    }
  },
  "NetworkSendTableToURLAction": {
    "title": "from a computed address",
    "behavior": {
      "class": "NetworkSendTableToURLAction",
      "attributes": {
        "callbackAttribute": "game.attributes.id1",
        "url": {
          "@": "expression",
          "$": [
            {
              "keypath": "self.attributes.id32"
            }
          ]
        },
        "dataTable": {
          "@": "expression",
          "$": [
            {
              "keypath": "game.attributes.id20"
            }
          ]
        }
      }
    }
  },
  "NoteBehavior": {
    "title": "a reminder",
    "behavior": {
      "class": "NoteBehavior",
      "attributes": {
        "note": "The jump works only on the ground."
      }
    }
  },
  "OpenURLAction": {
    "title": "a website",
    "behavior": {
      "class": "OpenURLAction",
      "attributes": {
        "url": "https://play.example/"
      }
    }
  },
  "ParticlesBehavior": {
    "title": "falling sparks",
    "behavior": {
      "class": "ParticlesBehavior",
      "attributes": {
        "numParticles": 30,
        "direction": 270,
        "size": 4,
        "affectedByGravity": true
      }
    }
  },
  "PathFindAction": {
    "title": "computed",
    "behavior": {
      "class": "PathFindAction",
      "attributes": {
        "mapTableID": "id20",
        "pathTableID": "id21",
        "startRow": {
          "@": "expression",
          "$": [
            {
              "keypath": "self.attributes.id31"
            },
            "*2"
          ]
        },
        "destinationColumn": {
          "@": "expression",
          "$": [
            {
              "keypath": "self.attributes.id31"
            },
            "*2"
          ]
        }
      }
    }
  },
  "PauseGameAction": {
    "title": "with a scene",
    "behavior": {
      "class": "PauseGameAction",
      "attributes": {
        "sceneKey": "id51"
      }
    }
  },
  "PauseMusicAction": {
    "title": "has no attributes",
    "behavior": {
      "class": "PauseMusicAction"
    }
  },
  "PlayMusicAction": {
    "title": "a theme",
    "behavior": {
      "class": "PlayMusicAction",
      "attributes": {
        "musicName": "theme"
      }
    }
  },
  "PlaySoundAction": {
    "title": "once, at half volume",
    "behavior": {
      "class": "PlaySoundAction",
      "attributes": {
        "soundName": "boom",
        "volume": 50
      }
    }
  },
  "ReplicateBehavior": {
    "title": "three in a row",
    "behavior": {
      "class": "ReplicateBehavior",
      "attributes": {
        "copies": 3,
        "spacing": 60
      }
    }
  },
  "ResetGameAction": {
    "title": "with an advertisement",
    "behavior": {
      "class": "ResetGameAction",
      "attributes": {
        "enableAdvertisement": 1
      }
    }
  },
  "ResetSceneAction": {
    "title": "with an advertisement",
    "behavior": {
      "class": "ResetSceneAction",
      "attributes": {
        "enableAdvertisement": 1
      }
    }
  },
  "RotateBehavior": {
    "title": "half a turn each second",
    "behavior": {
      "class": "RotateBehavior",
      "attributes": {
        "direction": 1,
        "angularVelocity": 180
      }
    }
  },
  "RotateToAngleBehavior": {
    "title": "until it is upright",
    "behavior": {
      "class": "RotateToAngleBehavior",
      "attributes": {
        "angle": 90,
        "angularVelocity": 180
      }
    }
  },
  "RotateToPositionBehavior": {
    "title": "faces the pointer",
    "behavior": {
      "class": "RotateToPositionBehavior",
      "attributes": {
        "position": {
          "x": {
            "@": "expression",
            "$": [
              {
                "keypath": "devices.mouse.position.x"
              }
            ]
          },
          "y": {
            "@": "expression",
            "$": [
              {
                "keypath": "devices.mouse.position.y"
              }
            ]
          }
        },
        "continuousMovement": true
      }
    }
  },
  "RuleBehavior": {
    "title": "moves while the right arrow is down",
    "behavior": {
      "class": "RuleBehavior",
      "conditions": [
        {
          "id": "id900",
          "class": "EventCondition",
          "eventType": "key",
          "attributes": {
            "conditionType": 0
          },
          "predicate": {
            "type": "key",
            "attributes": {
              "keyString": "right",
              "mode": "down"
            }
          }
        }
      ],
      "behaviors": [
        {
          "class": "MoveBehavior",
          "attributes": {
            "speed": 200
          }
        }
      ],
      "elseBehaviors": []
    }
  },
  "SaveAttributeAction": {
    "title": "the best score",
    "behavior": {
      "class": "SaveAttributeAction",
      "attributes": {
        "targetAttribute": "game.attributes.id1",
        "key": "best"
      }
    }
  },
  "SaveTableAction": {
    "title": "a table",
    "behavior": {
      "class": "SaveTableAction",
      "attributes": {
        "tableID": "id20"
      }
    }
  },
  "ShowBannerAction": {
    "title": "at the bottom",
    "behavior": {
      "class": "ShowBannerAction",
      "attributes": {
        "position": 1
      }
    }
  },
  "SpawnAction": {
    "title": "one above this actor",
    "behavior": {
      "class": "SpawnAction",
      "attributes": {
        "prototypeKey": "id40",
        "y": 60
      }
    }
  },
  "StopMusicAction": {
    "title": "has no attributes",
    "behavior": {
      "class": "StopMusicAction"
    }
  },
  "TimerBehavior": {
    "title": "a new actor every two seconds",
    "behavior": {
      "class": "TimerBehavior",
      "attributes": {
        "interval": 2
      },
      "behaviors": [
        {
          "class": "SpawnAction",
          "attributes": {
            "prototypeKey": "id40"
          }
        }
      ]
    }
  },
  "TweetSheetAction": {
    "title": "with everything",
    "behavior": {
      "class": "TweetSheetAction",
      "attributes": {
        "message": {
          "@": "expression",
          "$": [
            "\"Score \" .. ",
            {
              "keypath": "game.attributes.id1"
            }
          ]
        },
        "image": "hero",
        "url": "https://play.example"
      }
    }
  },
  "UnpauseGameAction": {
    "title": "has no attributes",
    "behavior": {
      "class": "UnpauseGameAction"
    }
  }
};
