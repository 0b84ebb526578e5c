// Generated from schemas/project by `npm run generate`. Do not edit.
import type { ShapeTable } from '../model/shape.ts';

export const shapeTable: ShapeTable = {
 "definitions": {
  "id": {
   "type": "string",
   "pattern": "^id[0-9]{1,19}$"
  },
  "point": {
   "type": "object",
   "properties": {
    "x": {
     "type": "number",
     "default": 0
    },
    "y": {
     "type": "number",
     "default": 0
    }
   },
   "required": [
    "x",
    "y"
   ]
  },
  "size": {
   "type": "object",
   "properties": {
    "width": {
     "type": "number",
     "default": 0
    },
    "height": {
     "type": "number",
     "default": 0
    }
   },
   "required": [
    "width",
    "height"
   ]
  },
  "color": {
   "type": "object",
   "properties": {
    "red": {
     "type": "number",
     "default": 1,
     "minimum": 0,
     "maximum": 1
    },
    "green": {
     "type": "number",
     "default": 1,
     "minimum": 0,
     "maximum": 1
    },
    "blue": {
     "type": "number",
     "default": 1,
     "minimum": 0,
     "maximum": 1
    },
    "alpha": {
     "type": "number",
     "default": 1,
     "minimum": 0,
     "maximum": 1
    }
   },
   "required": [
    "red",
    "green",
    "blue",
    "alpha"
   ]
  },
  "customAttribute": {
   "type": "object",
   "properties": {
    "@": {
     "enum": [
      "integer",
      "real",
      "boolean",
      "text",
      "angle",
      "index",
      "table"
     ]
    },
    "$": {
     "type": [
      "number",
      "string",
      "boolean"
     ]
    },
    "name": {
     "type": "string",
     "default": "",
     "maxLength": 256
    }
   },
   "required": [
    "@",
    "name"
   ]
  },
  "keypathReference": {
   "type": "object",
   "properties": {
    "keypath": {
     "type": "string",
     "minLength": 1,
     "maxLength": 1024
    }
   },
   "required": [
    "keypath"
   ]
  },
  "expression": {
   "type": "object",
   "properties": {
    "@": {
     "const": "expression"
    },
    "$": {
     "type": "array",
     "items": {}
    }
   },
   "required": [
    "@",
    "$"
   ]
  },
  "behavior": {
   "type": "object",
   "properties": {
    "id": {
     "$ref": "id"
    },
    "class": {
     "type": "string",
     "maxLength": 256
    },
    "enabled": {
     "type": "boolean",
     "default": true
    },
    "attributes": {
     "type": "object",
     "default": {}
    },
    "conditions": {
     "type": "array",
     "items": {
      "$ref": "condition"
     }
    },
    "behaviors": {
     "type": "array",
     "items": {
      "$ref": "behavior"
     }
    },
    "elseBehaviors": {
     "type": "array",
     "items": {
      "$ref": "behavior"
     }
    }
   },
   "required": [
    "id",
    "class",
    "enabled",
    "attributes"
   ]
  },
  "condition": {
   "type": "object",
   "properties": {
    "id": {
     "$ref": "id"
    },
    "class": {
     "type": "string",
     "maxLength": 256
    },
    "eventType": {
     "enum": [
      "mouse button",
      "mouse position",
      "touch",
      "key",
      "overlaps or collides"
     ]
    },
    "attributes": {
     "type": "object",
     "default": {
      "conditionType": 0
     },
     "properties": {
      "conditionType": {
       "type": "integer",
       "minimum": 0,
       "maximum": 3,
       "default": 0
      },
      "subjectAttribute": {
       "type": "string"
      },
      "subject": {}
     },
     "required": [
      "conditionType"
     ]
    },
    "predicate": {
     "default": {
      "type": "unset",
      "attributes": {}
     },
     "type": "object",
     "properties": {
      "type": {
       "enum": [
        "mouse",
        "mousePosition",
        "touch",
        "key",
        "collision",
        "number",
        "string",
        "boolean",
        "unset"
       ],
       "default": "unset"
      },
      "attributes": {
       "type": "object",
       "default": {}
      }
     },
     "required": [
      "type",
      "attributes"
     ]
    }
   },
   "required": [
    "id",
    "class",
    "attributes",
    "predicate"
   ]
  },
  "asset": {
   "type": "object",
   "properties": {
    "name": {
     "type": "string",
     "default": "",
     "maxLength": 256
    },
    "files": {
     "type": "array",
     "default": [],
     "items": {
      "type": "object",
      "properties": {
       "name": {
        "type": "string",
        "default": "",
        "maxLength": 120
       },
       "size": {
        "type": "number",
        "default": 0,
        "minimum": 0
       },
       "sha256": {
        "type": "string"
       }
      },
      "required": [
       "name",
       "size"
      ]
     }
    }
   },
   "required": [
    "name",
    "files"
   ]
  },
  "layer": {
   "type": "object",
   "properties": {
    "id": {
     "$ref": "id"
    },
    "attributes": {
     "default": {},
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "default": "New Layer",
       "maxLength": 256
      },
      "scrollable": {
       "type": "boolean",
       "default": true
      }
     },
     "required": [
      "name",
      "scrollable"
     ]
    },
    "actors": {
     "type": "array",
     "default": [],
     "items": {
      "$ref": "instance"
     }
    }
   },
   "required": [
    "id",
    "attributes",
    "actors"
   ]
  },
  "instance": {
   "type": "object",
   "properties": {
    "id": {
     "$ref": "id"
    },
    "prototype": {
     "$ref": "id"
    },
    "attributes": {
     "type": "object",
     "default": {}
    },
    "aspects": {
     "type": "object",
     "properties": {
      "graphics": {
       "type": "object",
       "properties": {
        "attributes": {
         "type": "object"
        }
       },
       "required": []
      },
      "motion": {
       "type": "object",
       "properties": {
        "attributes": {
         "type": "object"
        }
       },
       "required": []
      },
      "physics": {
       "type": "object",
       "properties": {
        "attributes": {
         "type": "object"
        }
       },
       "required": []
      }
     }
    },
    "behaviors": {
     "type": "array",
     "items": {
      "$ref": "behavior"
     }
    }
   },
   "required": [
    "id",
    "prototype",
    "attributes"
   ]
  }
 },
 "documents": {
  "object": {
   "type": "object",
   "properties": {
    "formatVersion": {
     "type": "integer",
     "minimum": 1,
     "default": 1
    },
    "id": {
     "const": "id1",
     "default": "id1"
    },
    "title": {
     "type": "string",
     "default": "Untitled",
     "maxLength": 256
    },
    "longDescription": {
     "type": "string",
     "default": ""
    },
    "tags": {
     "type": "string",
     "default": ""
    },
    "instructions": {
     "type": "string",
     "default": ""
    },
    "attributes": {
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "default": "default name",
       "maxLength": 256
      },
      "time": {
       "type": "number",
       "default": 0
      },
      "displaySize": {
       "type": "object",
       "properties": {
        "width": {
         "type": "number",
         "default": 1024
        },
        "height": {
         "type": "number",
         "default": 768
        }
       },
       "required": [
        "width",
        "height"
       ]
      },
      "actorTags": {
       "type": "string",
       "default": ""
      },
      "randomSeed": {
       "type": "integer",
       "default": -1
      },
      "adReward": {
       "type": "object",
       "properties": {
        "name": {
         "type": "string",
         "default": ""
        },
        "value": {
         "type": "integer",
         "default": 0
        }
       },
       "required": [
        "name",
        "value"
       ]
      },
      "platformConnected": {
       "type": "boolean",
       "default": false
      },
      "playerType": {
       "type": "integer",
       "minimum": 0,
       "maximum": 1,
       "default": 1
      },
      "resolutionIndependence": {
       "type": "boolean",
       "default": false
      },
      "networkEnabled": {
       "enum": [
        0,
        99
       ],
       "default": 0
      }
     },
     "required": [
      "name",
      "time",
      "displaySize",
      "actorTags",
      "randomSeed",
      "adReward",
      "platformConnected",
      "playerType",
      "resolutionIndependence",
      "networkEnabled"
     ],
     "patternProperties": {
      "^id[0-9]+$": {
       "$ref": "customAttribute"
      }
     }
    },
    "controllerMaps": {
     "type": "object",
     "patternProperties": {
      "^player[1-8]$": {
       "type": "object",
       "properties": {
        "dpadUp": {
         "type": "string",
         "default": ""
        },
        "dpadDown": {
         "type": "string",
         "default": ""
        },
        "dpadLeft": {
         "type": "string",
         "default": ""
        },
        "dpadRight": {
         "type": "string",
         "default": ""
        },
        "buttonA": {
         "type": "string",
         "default": ""
        },
        "buttonB": {
         "type": "string",
         "default": ""
        },
        "buttonX": {
         "type": "string",
         "default": ""
        },
        "buttonY": {
         "type": "string",
         "default": ""
        },
        "start": {
         "type": "string",
         "default": ""
        },
        "select": {
         "type": "string",
         "default": ""
        },
        "leftShoulder1": {
         "type": "string",
         "default": ""
        },
        "rightShoulder1": {
         "type": "string",
         "default": ""
        },
        "leftShoulder2": {
         "type": "string",
         "default": ""
        },
        "rightShoulder2": {
         "type": "string",
         "default": ""
        },
        "leftStickClick": {
         "type": "string",
         "default": ""
        },
        "rightStickClick": {
         "type": "string",
         "default": ""
        }
       },
       "required": []
      }
     }
    },
    "prototypes": {
     "type": "array",
     "items": {
      "$ref": "id"
     },
     "default": []
    },
    "scenes": {
     "type": "array",
     "items": {
      "$ref": "id"
     },
     "default": []
    }
   },
   "required": [
    "formatVersion",
    "id",
    "title",
    "longDescription",
    "tags",
    "instructions",
    "attributes",
    "prototypes",
    "scenes"
   ]
  },
  "assets": {
   "type": "object",
   "properties": {
    "images": {
     "type": "array",
     "default": [],
     "items": {
      "$ref": "asset"
     }
    },
    "sounds": {
     "type": "array",
     "default": [],
     "items": {
      "$ref": "asset"
     }
    },
    "fonts": {
     "type": "array",
     "default": [],
     "items": {
      "$ref": "asset"
     }
    }
   },
   "required": [
    "images",
    "sounds",
    "fonts"
   ]
  },
  "scene": {
   "type": "object",
   "properties": {
    "id": {
     "$ref": "id"
    },
    "attributes": {
     "default": {},
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "default": "New Scene",
       "maxLength": 256
      },
      "time": {
       "type": "number",
       "default": 0
      },
      "size": {
       "type": "object",
       "properties": {
        "width": {
         "type": "number",
         "default": 1024
        },
        "height": {
         "type": "number",
         "default": 768
        }
       },
       "required": [
        "width",
        "height"
       ]
      },
      "wrapX": {
       "type": "boolean",
       "default": false
      },
      "wrapY": {
       "type": "boolean",
       "default": false
      },
      "gravity": {
       "type": "object",
       "properties": {
        "x": {
         "type": "number",
         "default": 0
        },
        "y": {
         "type": "number",
         "default": 0
        }
       },
       "required": [
        "x",
        "y"
       ]
      },
      "color": {
       "type": "object",
       "properties": {
        "red": {
         "type": "number",
         "default": 0,
         "minimum": 0,
         "maximum": 1
        },
        "green": {
         "type": "number",
         "default": 0,
         "minimum": 0,
         "maximum": 1
        },
        "blue": {
         "type": "number",
         "default": 0,
         "minimum": 0,
         "maximum": 1
        },
        "alpha": {
         "type": "number",
         "default": 1,
         "minimum": 0,
         "maximum": 1
        }
       },
       "required": [
        "red",
        "green",
        "blue",
        "alpha"
       ]
      },
      "camera": {
       "type": "object",
       "properties": {
        "origin": {
         "type": "object",
         "properties": {
          "x": {
           "type": "number",
           "default": 0
          },
          "y": {
           "type": "number",
           "default": 0
          }
         },
         "required": [
          "x",
          "y"
         ]
        },
        "size": {
         "type": "object",
         "properties": {
          "width": {
           "type": "number",
           "default": 1024
          },
          "height": {
           "type": "number",
           "default": 768
          }
         },
         "required": [
          "width",
          "height"
         ]
        },
        "trackingArea": {
         "type": "object",
         "properties": {
          "width": {
           "type": "number",
           "default": 944
          },
          "height": {
           "type": "number",
           "default": 688
          }
         },
         "required": [
          "width",
          "height"
         ]
        },
        "rotation": {
         "type": "number",
         "default": 0
        }
       },
       "required": [
        "origin",
        "size",
        "trackingArea",
        "rotation"
       ]
      },
      "autorotate": {
       "type": "object",
       "properties": {
        "landscapeLeft": {
         "type": "boolean",
         "default": true
        },
        "portrait": {
         "type": "boolean",
         "default": false
        },
        "landscapeRight": {
         "type": "boolean",
         "default": false
        },
        "portraitUpsidedown": {
         "type": "boolean",
         "default": false
        }
       },
       "required": [
        "landscapeLeft",
        "portrait",
        "landscapeRight",
        "portraitUpsidedown"
       ]
      }
     },
     "required": [
      "name",
      "time",
      "size",
      "wrapX",
      "wrapY",
      "gravity",
      "color",
      "camera",
      "autorotate"
     ],
     "patternProperties": {
      "^id[0-9]+$": {
       "$ref": "customAttribute"
      }
     }
    },
    "layers": {
     "type": "array",
     "default": [],
     "items": {
      "$ref": "layer"
     }
    }
   },
   "required": [
    "id",
    "attributes",
    "layers"
   ]
  },
  "actor": {
   "type": "object",
   "properties": {
    "id": {
     "$ref": "id"
    },
    "attributes": {
     "default": {},
     "type": "object",
     "properties": {
      "name": {
       "type": "string",
       "default": "New Actor",
       "maxLength": 256
      },
      "time": {
       "type": "number",
       "default": 0
      },
      "position": {
       "type": "object",
       "properties": {
        "x": {
         "type": "number",
         "default": 0
        },
        "y": {
         "type": "number",
         "default": 0
        }
       },
       "required": [
        "x",
        "y"
       ]
      },
      "size": {
       "type": "object",
       "properties": {
        "width": {
         "type": "number",
         "default": 100
        },
        "height": {
         "type": "number",
         "default": 100
        }
       },
       "required": [
        "width",
        "height"
       ]
      },
      "rotation": {
       "type": "number",
       "default": 0
      },
      "color": {
       "type": "object",
       "properties": {
        "red": {
         "type": "number",
         "default": 1,
         "minimum": 0,
         "maximum": 1
        },
        "green": {
         "type": "number",
         "default": 1,
         "minimum": 0,
         "maximum": 1
        },
        "blue": {
         "type": "number",
         "default": 1,
         "minimum": 0,
         "maximum": 1
        },
        "alpha": {
         "type": "number",
         "default": 1,
         "minimum": 0,
         "maximum": 1
        }
       },
       "required": [
        "red",
        "green",
        "blue",
        "alpha"
       ]
      },
      "image": {
       "type": "string",
       "default": ""
      },
      "tags": {
       "type": "string",
       "default": ""
      },
      "preloadArt": {
       "type": "boolean",
       "default": true
      },
      "uiPinned": {
       "type": "boolean",
       "default": false
      }
     },
     "required": [
      "name",
      "time",
      "position",
      "size",
      "rotation",
      "color",
      "image",
      "tags",
      "preloadArt",
      "uiPinned"
     ],
     "patternProperties": {
      "^id[0-9]+$": {
       "$ref": "customAttribute"
      }
     }
    },
    "aspects": {
     "type": "object",
     "properties": {
      "graphics": {
       "type": "object",
       "properties": {
        "attributes": {
         "type": "object",
         "properties": {
          "visible": {
           "type": "boolean",
           "default": true
          },
          "blendingMode": {
           "type": "integer",
           "minimum": 0,
           "maximum": 4,
           "default": 0
          },
          "horizontalWrap": {
           "type": "integer",
           "minimum": 0,
           "maximum": 2,
           "default": 0
          },
          "verticalWrap": {
           "type": "integer",
           "minimum": 0,
           "maximum": 2,
           "default": 0
          },
          "horizontalAnchor": {
           "type": "integer",
           "minimum": 0,
           "maximum": 2,
           "default": 0
          },
          "verticalAnchor": {
           "type": "integer",
           "minimum": 0,
           "maximum": 2,
           "default": 0
          },
          "flipHorizontally": {
           "type": "boolean",
           "default": false
          },
          "flipVertically": {
           "type": "boolean",
           "default": false
          },
          "tileWidth": {
           "type": "number",
           "default": 0
          },
          "tileHeight": {
           "type": "number",
           "default": 0
          },
          "zIndex": {
           "type": "number",
           "default": 0
          }
         },
         "required": [
          "visible",
          "blendingMode",
          "horizontalWrap",
          "verticalWrap",
          "horizontalAnchor",
          "verticalAnchor",
          "flipHorizontally",
          "flipVertically",
          "tileWidth",
          "tileHeight",
          "zIndex"
         ]
        }
       },
       "required": [
        "attributes"
       ]
      },
      "motion": {
       "type": "object",
       "properties": {
        "attributes": {
         "type": "object",
         "properties": {
          "linearVelocity": {
           "type": "object",
           "properties": {
            "x": {
             "type": "number",
             "default": 0
            },
            "y": {
             "type": "number",
             "default": 0
            }
           },
           "required": [
            "x",
            "y"
           ]
          },
          "centerOfMass": {
           "type": "object",
           "properties": {
            "x": {
             "type": "number",
             "default": 0
            },
            "y": {
             "type": "number",
             "default": 0
            }
           },
           "required": [
            "x",
            "y"
           ]
          },
          "angularVelocity": {
           "type": "number",
           "default": 0
          },
          "maxSpeed": {
           "type": "number",
           "default": 0
          },
          "applyMaxSpeed": {
           "type": "boolean",
           "default": false
          },
          "pin": {
           "type": "boolean",
           "default": false
          }
         },
         "required": [
          "linearVelocity",
          "centerOfMass",
          "angularVelocity",
          "maxSpeed",
          "applyMaxSpeed",
          "pin"
         ]
        }
       },
       "required": [
        "attributes"
       ]
      },
      "physics": {
       "type": "object",
       "properties": {
        "attributes": {
         "type": "object",
         "properties": {
          "density": {
           "type": "number",
           "default": 1
          },
          "friction": {
           "type": "number",
           "default": 3
          },
          "restitution": {
           "type": "number",
           "default": 1
          },
          "fixedRotation": {
           "type": "boolean",
           "default": false
          },
          "movable": {
           "type": "boolean",
           "default": true
          },
          "collisionShape": {
           "type": "integer",
           "minimum": 0,
           "maximum": 2,
           "default": 0
          },
          "collisionPolygon": {
           "type": "array",
           "default": [],
           "items": {
            "type": "array",
            "items": {
             "type": "number"
            },
            "minItems": 2,
            "maxItems": 2
           },
           "maxItems": 64
          },
          "drag": {
           "type": "number",
           "default": 0
          },
          "angularDrag": {
           "type": "number",
           "default": 0
          },
          "canSleep": {
           "type": "boolean",
           "default": true
          },
          "betterCollisions": {
           "type": "boolean",
           "default": false
          }
         },
         "required": [
          "density",
          "friction",
          "restitution",
          "fixedRotation",
          "movable",
          "collisionShape",
          "collisionPolygon",
          "drag",
          "angularDrag",
          "canSleep",
          "betterCollisions"
         ]
        }
       },
       "required": [
        "attributes"
       ]
      }
     },
     "required": [
      "graphics",
      "motion",
      "physics"
     ]
    },
    "behaviors": {
     "type": "array",
     "default": [],
     "items": {
      "$ref": "behavior"
     }
    }
   },
   "required": [
    "id",
    "attributes",
    "aspects",
    "behaviors"
   ]
  },
  "table": {
   "type": "object",
   "properties": {
    "id": {
     "$ref": "id"
    },
    "version": {
     "type": "number",
     "default": 1
    },
    "name": {
     "type": "string",
     "default": "New Table",
     "maxLength": 256
    },
    "numRows": {
     "type": "integer",
     "default": 0,
     "minimum": 0
    },
    "numCols": {
     "type": "integer",
     "default": 0,
     "minimum": 0
    },
    "flags": {
     "type": "integer",
     "default": 9
    },
    "tableType": {
     "type": "integer",
     "default": 0,
     "minimum": 0
    },
    "rows": {
     "type": "array",
     "default": [],
     "items": {
      "type": "object",
      "properties": {
       "id": {
        "$ref": "id"
       },
       "name": {
        "type": "string",
        "default": "",
        "maxLength": 256
       }
      },
      "required": [
       "id",
       "name"
      ]
     }
    },
    "columns": {
     "type": "array",
     "default": [],
     "items": {
      "type": "object",
      "properties": {
       "id": {
        "$ref": "id"
       },
       "name": {
        "type": "string",
        "default": "New Column",
        "maxLength": 256
       },
       "type": {
        "type": "integer",
        "minimum": 0,
        "maximum": 5,
        "default": 1
       },
       "readonly": {
        "type": "boolean",
        "default": false
       },
       "$": {
        "type": "array",
        "default": [],
        "items": {
         "type": [
          "string",
          "number",
          "boolean"
         ]
        }
       }
      },
      "required": [
       "id",
       "name",
       "type",
       "readonly",
       "$"
      ]
     }
    }
   },
   "required": [
    "id",
    "version",
    "name",
    "numRows",
    "numCols",
    "flags",
    "tableType",
    "rows",
    "columns"
   ]
  },
  "delegate": {
   "type": "object",
   "properties": {
    "id": {
     "$ref": "id"
    },
    "name": {
     "type": "string",
     "default": "New Script",
     "maxLength": 256
    },
    "event": {
     "type": "string",
     "default": ""
    },
    "enabled": {
     "type": "boolean",
     "default": true
    },
    "source": {
     "type": "string",
     "default": ""
    }
   },
   "required": [
    "id",
    "name",
    "event",
    "enabled",
    "source"
   ]
  },
  "behavior": {
   "type": "object",
   "properties": {
    "id": {
     "$ref": "id"
    },
    "name": {
     "type": "string",
     "default": "",
     "maxLength": 256
    },
    "help": {
     "type": "string",
     "default": ""
    },
    "behavior": {
     "$ref": "behavior"
    }
   },
   "required": [
    "id",
    "name",
    "help",
    "behavior"
   ]
  },
  "play-test": {
   "type": "object",
   "properties": {
    "scene": {
     "type": "string",
     "default": ""
    },
    "frames": {
     "type": "integer",
     "default": 600,
     "minimum": 1
    },
    "seed": {
     "type": "integer",
     "default": 1
    },
    "events": {
     "type": "array",
     "default": [],
     "items": {
      "type": "object"
     }
    },
    "assertions": {
     "type": "array",
     "default": [],
     "items": {
      "type": "object"
     }
    }
   },
   "required": [
    "frames"
   ]
  }
 }
};
